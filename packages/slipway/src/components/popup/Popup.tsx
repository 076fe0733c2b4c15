import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../../base/cx.ts'
import { enClose } from '../../base/locale/enClose.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useWords } from '../../hooks/useWords.ts'
import { type CloseReason, Overlay, type OverlayPlacement, type OverlayProps } from '../overlay/index.ts'
import './popup.css'

/** Where a popup comes from. `start` and `end` turn round in right-to-left text, `left` and `right` do not. */
export type PopupPlacement = OverlayPlacement | 'left' | 'right'

/** What closed a popup: its button, or what closes any overlay. */
export type PopupCloseReason = 'button' | CloseReason

/** Props of `Popup`. Everything else goes to its `<dialog>`. */
export interface PopupProps extends Omit<OverlayProps, 'onClose' | 'placement' | 'title'> {
  /** Whether it is shown. */
  readonly open: boolean
  /** What it shows. It scrolls where it is too long. */
  readonly children?: ReactNode
  /**
   * Where it comes from, and lies.
   * @default 'bottom'
   */
  readonly placement?: PopupPlacement | undefined
  /** A heading above its content, which is its accessible name. Without one give it `aria-label` or `aria-labelledby`. */
  readonly title?: string | undefined
  /**
   * Whether it has a button that closes it.
   * @default false
   */
  readonly closeButton?: boolean | undefined
  /**
   * Whether what lies below is dimmed. Undimmed, it cannot be used all the same.
   * @default true
   */
  readonly mask?: boolean | undefined
  /**
   * Whether a press beside it closes it.
   * @default true
   */
  readonly closeOnScrim?: boolean | undefined
  /**
   * Whether Back closes it. If not, Back does nothing while it is open.
   * @default true
   */
  readonly closeOnBack?: boolean | undefined
  /**
   * Whether the Escape key closes it.
   * @default true
   */
  readonly closeOnEscape?: boolean | undefined
  /** The user has closed it; the owner sets `open` to `false`. Not called when the owner itself closes it. */
  readonly onClose?: ((event: ComponentEvent<{ reason: PopupCloseReason }, HTMLDialogElement>) => void) | undefined
}

/**
 * Shows any content above the page, from an edge of the window or in its middle.
 *
 * @example
 * <Popup open={open} title="Filter" closeButton onClose={() => setOpen(false)}>
 *   <Filters />
 * </Popup>
 */
export function Popup({
  placement = 'bottom',
  title,
  closeButton = false,
  mask = true,
  closeOnBack = true,
  closeOnEscape = true,
  onClose,
  className,
  children,
  ...rest
}: PopupProps): ReactNode {
  const words = useWords(enClose)
  const titleId = useId()
  if (!title && !rest['aria-label'] && !rest['aria-labelledby'])
    warnDeveloper('<Popup> has no name for screen readers to say. Give it a title, aria-label or aria-labelledby.')

  const close = (dialog: HTMLDialogElement, reason: PopupCloseReason, source?: Event) => {
    if (reason === 'back' && !closeOnBack) return
    if (reason !== 'escape' || closeOnEscape) return onClose?.(componentEvent('close', dialog, { reason }, source))
    // Safari closes a dialog at the second Escape, whatever it is told.
    if (!dialog.open) dialog.showModal()
  }
  const own = {
    className: cx('sw-popup', className),
    'aria-labelledby': title ? titleId : undefined,
    'data-side': placement === 'left' || placement === 'right' ? placement : undefined,
    'data-bare': !mask || undefined,
    closedby: closeOnEscape ? undefined : ('none' as const),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !closeOnEscape) event.preventDefault()
    },
  }
  return (
    <Overlay
      {...mergeProps(own, rest)}
      placement={placement === 'left' ? 'start' : placement === 'right' ? 'end' : placement}
      onClose={({ currentTarget, detail, nativeEvent }) => close(currentTarget, detail.reason, nativeEvent)}
    >
      {(title || closeButton) && (
        <div className="sw-popup-head">
          {title && (
            <h2 id={titleId} className="sw-popup-title" dir="auto">
              {title}
            </h2>
          )}
          {closeButton && (
            <button
              type="button"
              className="sw-popup-close"
              aria-label={words['app.close']}
              onClick={({ currentTarget, nativeEvent }) =>
                close(currentTarget.closest('dialog') as HTMLDialogElement, 'button', nativeEvent)
              }
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m7 7 10 10m0-10L7 17" />
              </svg>
            </button>
          )}
        </div>
      )}
      {children}
    </Overlay>
  )
}
