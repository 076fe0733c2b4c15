import { type ReactNode, useId, useState } from 'react'
import { cx } from '../../base/cx.ts'
import { enDialog } from '../../base/locale/en/enDialog.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { useKeyScroll } from '../../hooks/scroll/useKeyScroll.ts'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { type CloseReason, Overlay, type OverlayProps } from '../overlay/index.ts'
import './dialog.css'

/** What answered a dialog with no: its button, or what closes any overlay. */
export type DialogCancelReason = 'button' | CloseReason

/** Props of `Dialog`. Everything else goes to its `<dialog>`. */
export interface DialogProps extends Omit<OverlayProps, 'onClose' | 'placement' | 'title' | 'onCancel'> {
  /** The question, or what it is about. */
  readonly title?: string | undefined
  /** The text, or anything: fields, a picture. */
  readonly children?: ReactNode
  /**
   * Whether there is a button for "no".
   * @default true
   */
  readonly showCancel?: boolean | undefined
  /** @default 'Cancel', in the app's language */
  readonly cancelText?: string | undefined
  /** @default 'OK', in the app's language */
  readonly confirmText?: string | undefined
  /** Colour of the button for "no": any CSS colour. */
  readonly cancelColor?: string | undefined
  /** Colour of the button for "yes": any CSS colour. */
  readonly confirmColor?: string | undefined
  /**
   * Whether "yes" cannot be said yet, such as before a field is filled. The button keeps the focus.
   * @default false
   */
  readonly confirmDisabled?: boolean | undefined
  /**
   * The user said yes; the owner sets `open` to `false`. While a promise that it returns is under way the button shows that, and
   * cannot be pressed.
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
 * Asks a question above the page: a title, a text or anything else, and one or two buttons. The focus goes to the button
 * for "yes", so Enter says yes and Escape no; where it asks for a text, to its field.
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

/** Of the two, the one that comes first has the focus when the dialog opens. */
function takeFirstFocus(button: HTMLButtonElement | null): void {
  takeFocus(button?.closest('dialog')?.querySelector<HTMLElement>('.sw-dialog-content :read-write') ?? null)
  takeFocus(button)
}
