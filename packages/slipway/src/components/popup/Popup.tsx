import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../../base/cx.ts'
import { enClose } from '../../base/locale/en/enClose.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { type CloseReason, Overlay, type OverlayPlacement, type OverlayProps } from '../overlay/index.ts'
import './popup.css'

/** Reason for closing a popup: its close button, or a reason of `Overlay`. */
export type PopupCloseReason = 'button' | CloseReason

/** Props of `Popup`. All other props are passed to its `<dialog>`. */
export interface PopupProps extends Omit<OverlayProps, 'onClose' | 'placement' | 'title'> {
  /** Whether the popup is shown (controlled). */
  readonly open: boolean
  /** Content; it scrolls if it is too long. */
  readonly children?: ReactNode
  /**
   * Edge of the window from which the popup slides in, or `'center'`.
   * @default 'bottom'
   */
  readonly placement?: OverlayPlacement | undefined
  /** Heading above the content, which is also the accessible name. Without a title, set `aria-label` or `aria-labelledby`. */
  readonly title?: string | undefined
  /**
   * Whether the popup has a close button.
   * @default false
   */
  readonly closable?: boolean | undefined
  /**
   * Whether the mask is visible and dims the page. The page is inert in both cases.
   * @default true
   */
  readonly mask?: boolean | undefined
  /**
   * Whether a click on the mask closes the popup.
   * @default true
   */
  readonly closeOnMaskClick?: boolean | undefined
  /**
   * Whether Back closes the popup. If not, Back does nothing while the popup is open.
   * @default true
   */
  readonly closeOnBack?: boolean | undefined
  /**
   * Whether the Escape key closes the popup.
   * @default true
   */
  readonly closeOnEscape?: boolean | undefined
  /** Called when the user closes the popup: set `open` to `false`. Not called when your app sets `open` itself. */
  readonly onClose?: ((event: ComponentEvent<{ reason: PopupCloseReason }, HTMLDialogElement>) => void) | undefined
}

/**
 * Shows any content above the page, at an edge of the window or in its centre.
 *
 * @example
 * <Popup open={open} title="Filter" closable onClose={() => setOpen(false)}>
 *   <Filters />
 * </Popup>
 */
export function Popup({
  placement = 'bottom',
  title,
  closable = false,
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
    warnDeveloper('<Popup> has no accessible name. Give it a title, aria-label or aria-labelledby.')

  const close = (dialog: HTMLDialogElement, reason: PopupCloseReason, source?: Event) => {
    if (reason === 'back' && !closeOnBack) return
    if (reason !== 'escape' || closeOnEscape) return onClose?.(componentEvent('close', dialog, { reason }, source))
    // Safari closes a dialog at the second Escape in any case.
    if (!dialog.open) dialog.showModal()
  }
  const own = {
    className: cx('sw-popup', className),
    'aria-labelledby': title ? titleId : undefined,
    'data-no-mask': !mask || undefined,
    closedby: closeOnEscape ? undefined : ('none' as const),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !closeOnEscape) event.preventDefault()
    },
  }
  return (
    <Overlay
      {...mergeProps(own, rest)}
      placement={placement}
      onClose={({ currentTarget, detail, nativeEvent }) => close(currentTarget, detail.reason, nativeEvent)}
    >
      {(title || closable) && (
        <div className="sw-popup-head">
          {title && (
            <h2 id={titleId} className="sw-popup-title" dir="auto">
              {title}
            </h2>
          )}
          {closable && (
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
