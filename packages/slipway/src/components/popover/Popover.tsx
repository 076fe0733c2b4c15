import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import type { PopoverAnchor, PopoverPlacement } from '../../hooks/popover/placePopover.ts'
import { rectangleOf, usePlaced } from '../../hooks/popover/usePlaced.ts'
import { useOpener } from '../../hooks/popover/usePopover.ts'
import { type TriggerProps, useTrigger } from '../../hooks/popover/useTrigger.ts'
import { Overlay, type OverlayProps } from '../overlay/index.ts'
import './popover.css'

/** Props of `Popover`. All other props are passed to its `<dialog>`. */
export interface PopoverProps
  extends TriggerProps,
    Omit<OverlayProps, 'open' | 'placement' | 'children' | 'title' | 'popover'> {
  /** Content. A function gets a function that closes the popover. */
  readonly children?: ReactNode | ((close: () => void) => ReactNode)
  /**
   * Element or rectangle in the window, in CSS pixels, beside which the popover is shown.
   * @default `trigger`, or without it the element that had the focus
   */
  readonly anchor?: RefObject<Element | null> | PopoverAnchor | undefined
  /**
   * Side of the anchor, and the edge at which both are aligned: `bottom-end` is below it, and both end at the same line. Without enough
   * room there, the popover is on the opposite side.
   * @default 'bottom'
   */
  readonly placement?: PopoverPlacement | undefined
  /**
   * Whether an arrow points at the anchor.
   * @default true
   */
  readonly arrow?: boolean | undefined
  /** Heading above the content, which is also the accessible name. Without a title, set `aria-label` or `aria-labelledby`. */
  readonly title?: string | undefined
}

/**
 * Shows content beside the element that opens it.
 *
 * It is an `Overlay` without a visible mask: Back, Escape and a click outside close it, and the page below is inert.
 *
 * @example
 * <Popover trigger={<Button>Details</Button>} title="Price">
 *   Two nights, with breakfast.
 * </Popover>
 */
export function Popover({
  trigger,
  open,
  onOpen,
  anchor,
  placement = 'bottom',
  arrow = true,
  title,
  onClose,
  className,
  style,
  children,
  ...rest
}: PopoverProps): ReactNode {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, id, element, find, close } = useTrigger({ trigger, open, onOpen, id: rest.id }, 'dialog')
  const opener = useOpener(isOpen)
  const anchorOf = () =>
    anchor && !('current' in anchor) ? anchor : rectangleOf(anchor?.current ?? find() ?? opener.current)
  const placed = usePlaced(isOpen, panel, anchorOf, { placement, marginPx: 8 })
  if (isOpen && !title && !rest['aria-label'] && !rest['aria-labelledby'])
    warnDeveloper('<Popover> has no accessible name. Give it a title, aria-label or aria-labelledby.')
  return (
    <>
      {element}
      <Overlay
        aria-labelledby={title ? titleId : undefined}
        {...rest}
        id={id}
        open={isOpen}
        className={cx('sw-popover', className)}
        style={{ ...placed.style, ...style }}
        data-popover=""
        data-side={placed.side}
        data-arrow={(arrow && placed.side) || undefined}
        onClose={(event) => {
          close()
          onClose?.(event)
        }}
      >
        <div ref={panel} className="sw-popover-panel">
          {title && (
            <h2 id={titleId} className="sw-popover-title" dir="auto">
              {title}
            </h2>
          )}
          {typeof children === 'function' ? children(close) : children}
        </div>
      </Overlay>
    </>
  )
}
