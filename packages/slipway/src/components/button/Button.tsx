import '../../styles/spinner.css'
import './button.css'
import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react'
import { cx } from '../../base/cx.ts'
import { isDev } from '../../base/isDev.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { FormSendingContext } from '../../hooks/form/formSending.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useHover } from '../../hooks/press/useHover.ts'
import { nativeButtonType } from './button.state.ts'

/** Props of `Button`. It also accepts the props of `<button>`. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /**
   * Look of the button: neutral, main action, or destructive action. `formType` sets the native type.
   * @default 'default'
   */
  type?: 'default' | 'primary' | 'warn'
  /**
   * Size: `default` fills the width of its container, `mini` is as wide as its text.
   * @default 'default'
   */
  size?: 'default' | 'mini'
  /**
   * Whether the button has an outline instead of a fill.
   * @default false
   */
  plain?: boolean
  /**
   * Whether the button's action is running. The button then shows a spinner, keeps the focus and its width, and ignores clicks. A
   * submit button of a `Form` is loading automatically while the form is being sent.
   * @default false
   */
  loading?: boolean
  /**
   * Whether the button is disabled: it cannot be pressed or focused.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Action in a form: `submit`, `reset`, or nothing if empty.
   * @default ''
   */
  formType?: '' | 'submit' | 'reset'
  /**
   * Class set while the button looks pressed, instead of the built-in pressed look; `none` for no pressed look.
   * @default the built-in pressed look
   */
  hoverClass?: string
  /**
   * Milliseconds from the touch to the pressed look. The built-in look has no delay for mouse and keyboard.
   * @default 20
   */
  hoverStartTime?: number
  /**
   * Milliseconds for which the pressed look stays after the touch ends.
   * @default 70
   */
  hoverStayTime?: number
  /**
   * Whether a press on the button does not give elements that contain it their pressed look.
   * @default false
   */
  hoverStopPropagation?: boolean
}

/**
 * Runs an action when pressed: a native `<button>`.
 *
 * @example
 * <Button type="primary" loading={isSaving} onClick={save}>Save</Button>
 *
 * @example
 * <form onSubmit={send}><Button type="primary" formType="submit">Send</Button></form>
 */
export function Button({
  type = 'default',
  size = 'default',
  plain = false,
  loading = false,
  disabled = false,
  formType = '',
  hoverClass,
  hoverStartTime = 20,
  hoverStayTime = 70,
  hoverStopPropagation = false,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const nativeType = nativeButtonType(formType)
  if (isDev && formType && nativeType === 'button') {
    warnDeveloper(
      `<Button formType="${formType}"> does nothing in a form: an unknown form type counts as empty. ` +
        'Use "submit" or "reset", or leave it out.',
    )
  }
  const isSending = useContext(FormSendingContext)
  const isBusy = loading || (isSending && formType === 'submit')
  const [isPressed, hoverProps] = useHover<HTMLButtonElement>(
    disabled || isBusy
      ? undefined
      : { startTime: hoverStartTime, stayTime: hoverStayTime, stopPropagation: hoverStopPropagation },
  )
  const own = {
    ...hoverProps,
    className: cx('sw-button', isPressed && hoverClass !== 'none' && hoverClass),
    'data-type': type,
    'data-size': size,
    'data-plain': plain || undefined,
    'data-loading': isBusy || undefined,
    'data-pressed': isPressed || undefined,
    'data-hover-class': hoverClass,
  }
  return (
    <button {...mergeProps(own, rest)} {...(isBusy && busy)} type={nativeType} disabled={disabled}>
      {isBusy && <span className="sw-button-spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}

// `disabled` would remove the focus. Clicks are stopped in the capture phase, so no listener receives them and no form is sent.
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClickCapture(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
  },
} as const
