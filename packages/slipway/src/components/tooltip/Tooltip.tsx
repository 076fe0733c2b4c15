import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import type { PopoverPlacement } from '../../hooks/popover/placePopover.ts'
import { rectangleOf, usePlaced } from '../../hooks/popover/usePlaced.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useTooltip } from './useTooltip.ts'
import './tooltip.css'

/** Props of `Tooltip`. All other props are passed to the element with the text. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children' | 'popover'> {
  /** The text: a few words. */
  readonly content: ReactNode
  /** The element that the text explains, such as a `Button`. It must accept event handlers and `aria-describedby`. */
  readonly children: ReactElement
  /**
   * Side of the element, and the edge at which both are aligned. Without enough room there, the text is on the opposite side.
   * @default 'top'
   */
  readonly placement?: PopoverPlacement | undefined
  /**
   * Delay from the pointer's arrival to the text, in milliseconds. A keyboard focus and a long press show it without this delay.
   * @default 500
   */
  readonly delay?: number | undefined
  /**
   * Whether the text is never shown.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/**
 * Explains an element by a short text beside it, while the mouse is on it or it has the keyboard focus, and after a long press by touch.
 *
 * The text is the description of the element for screen readers. An element without a name of its own, such as a button with only an
 * icon, needs an `aria-label`, too.
 *
 * @example
 * <Tooltip content="Archive"><Button aria-label="Archive"><ArchiveIcon /></Button></Tooltip>
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  delay = 500,
  disabled = false,
  style,
  ref,
  ...rest
}: TooltipProps): ReactNode {
  const ownId = useId()
  const id = rest.id ?? ownId
  const panel = useRef<HTMLDivElement>(null)
  const { anchor, isShown, targetProps, panelProps } = useTooltip(delay, disabled)
  const placed = usePlaced(isShown, panel, () => rectangleOf(anchor.current), { placement, marginPx: 8 })
  useEffect(() => {
    if (!isShown) return
    const element = panel.current
    // In the top layer, above dialogs. jsdom, which apps may use in tests, does not implement it.
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [isShown])
  const given = children.props as ComponentProps<'button'>
  const describedBy = cx(given['aria-describedby'], !disabled && id) || undefined
  return (
    <>
      {cloneElement(children, { ...mergeProps(targetProps, given), 'aria-describedby': describedBy } as object)}
      <div
        {...mergeProps({ ...panelProps, className: 'sw-tooltip' }, rest)}
        ref={useMergedRef(panel, ref)}
        id={id}
        role={rest.role ?? 'tooltip'}
        popover="manual"
        style={{ ...placed.style, ...style }}
        data-side={placed.side}
      >
        {content}
      </div>
    </>
  )
}
