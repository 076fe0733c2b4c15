import { type ReactNode, useId, useState } from 'react'
import { cx } from '../../base/cx.ts'
import { enDialog } from '../../base/locale/en/enDialog.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { useKeyScroll } from '../../hooks/scroll/useKeyScroll.ts'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { type CloseReason, Overlay, type OverlayProps } from '../overlay/index.ts'
import './dialog.css'

/** Reason for cancelling a dialog: its Cancel button, or a reason of `Overlay`. */
export type DialogCancelReason = 'button' | CloseReason

/** Props of `Dialog`. All other props are passed to its `<dialog>`. */
export interface DialogProps extends Omit<OverlayProps, 'onClose' | 'placement' | 'title' | 'onCancel'> {
  /** Title, such as the question that the user answers. */
  readonly title?: string | undefined
  /** Content: a text, fields, a picture. */
  readonly children?: ReactNode
  /**
   * Whether the dialog has a Cancel button.
   * @default true
   */
  readonly showCancel?: boolean | undefined
  /**
   * Text of the Cancel button.
   * @default 'Cancel', in the app's language
   */
  readonly cancelText?: string | undefined
  /**
   * Text of the confirm button.
   * @default 'OK', in the app's language
   */
  readonly confirmText?: string | undefined
  /** Colour of the Cancel button's text: any CSS colour. */
  readonly cancelColor?: string | undefined
  /** Colour of the confirm button's text: any CSS colour. */
  readonly confirmColor?: string | undefined
  /**
   * Whether the confirm button is disabled, such as before a field is filled. The button can still have the focus.
   * @default false
   */
  readonly confirmDisabled?: boolean | undefined
  /**
   * Called when the user confirms. Set `open` to `false` in it. If it returns a promise, the button shows a loading state and
   * cannot be pressed until the promise settles.
   */
  readonly onConfirm?: ((event: ComponentEvent<object, HTMLButtonElement>) => unknown) | undefined
  /** Called when the user cancels by the button, Back, Escape or a click on the mask. Set `open` to `false` in it. */
  readonly onCancel?: ((event: ComponentEvent<{ reason: DialogCancelReason }, HTMLElement>) => void) | undefined
  /**
   * Whether a click on the mask cancels.
   * @default false
   */
  readonly closeOnMaskClick?: boolean | undefined
}

/**
 * Asks a question above the page, with a title, a text or other content, and one or two buttons. The confirm button gets the
 * focus, so Enter confirms and Escape cancels. In a dialog with a text field, the first field gets the focus instead.
 */
export function Dialog({
  title = '',
  children,
  showCancel = true,
  cancelText,
  confirmText,
  cancelColor,
  confirmColor,
  confirmDisabled = false,
  onConfirm,
  onCancel,
  closeOnMaskClick = false,
  className,
  ...rest
}: DialogProps): ReactNode {
  const words = useWords(enDialog)
  const id = useId()
  const body = useKeyScroll()
  const [isBusy, setBusy] = useState(false)
  const isOff = isBusy || confirmDisabled

  async function confirm(button: HTMLButtonElement, source: Event): Promise<void> {
    const work = onConfirm?.(componentEvent('confirm', button, {}, source))
    if (!(work instanceof Promise)) return
    setBusy(true)
    await work.finally(() => setBusy(false))
  }

  const cancel = (target: HTMLElement, reason: DialogCancelReason, source?: Event) =>
    onCancel?.(componentEvent('cancel', target, { reason }, source))
  const hasContent = children !== undefined && children !== null && children !== ''
  return (
    <Overlay
      role="alertdialog"
      aria-labelledby={title ? `${id}-title` : `${id}-content`}
      aria-describedby={title && hasContent ? `${id}-content` : undefined}
      {...rest}
      className={cx('sw-dialog', className)}
      closeOnMaskClick={closeOnMaskClick}
      onClose={({ currentTarget, detail, nativeEvent }) => cancel(currentTarget, detail.reason, nativeEvent)}
    >
      <div className="sw-dialog-body" ref={body}>
        {title && (
          <h2 id={`${id}-title`} className="sw-dialog-title" dir="auto">
            {title}
          </h2>
        )}
        {hasContent && (
          <div
            id={`${id}-content`}
            className="sw-dialog-content"
            dir={typeof children === 'string' ? 'auto' : undefined}
          >
            {children}
          </div>
        )}
      </div>
      <div className="sw-dialog-buttons">
        {showCancel && (
          <button
            type="button"
            className="sw-dialog-button"
            style={{ color: cancelColor }}
            onClick={({ currentTarget, nativeEvent }) => cancel(currentTarget, 'button', nativeEvent)}
          >
            {cancelText ?? words['app.cancel']}
          </button>
        )}
        <button
          type="button"
          className="sw-dialog-button"
          data-main=""
          data-loading={isBusy || undefined}
          aria-busy={isBusy || undefined}
          aria-disabled={isOff || undefined}
          style={{ color: confirmDisabled ? undefined : confirmColor }}
          ref={takeFirstFocus}
          onClick={({ currentTarget, nativeEvent }) => !isOff && void confirm(currentTarget, nativeEvent)}
        >
          {confirmText ?? words['app.ok']}
        </button>
      </div>
    </Overlay>
  )
}

/** Moves the focus to the first text field of the opened dialog or, without one, to the confirm button. */
function takeFirstFocus(button: HTMLButtonElement | null): void {
  takeFocus(button?.closest('dialog')?.querySelector<HTMLElement>('.sw-dialog-content :read-write') ?? null)
  takeFocus(button)
}
