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
   * Size: `default` and `large` fill the width of their container, 48 and 56 px high; `small` and `mini` are as wide as their
   * text, 36 and 32 px high. A button with only an icon is a square of this height.
   * @default 'default'
   */
  size?: 'default' | 'mini' | 'small' | 'large'
  /**
   * Shape of the ends: `pill` has half circles, and makes a button with only an icon a circle.
   * @default 'default'
   */
  shape?: 'default' | 'pill'
  /**
   * Icon before the text. Screen readers ignore the icon: without text, set `aria-label`. A spinner replaces the icon while the
   * button is loading.
   */
  icon?: ReactNode
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
  shape = 'default',
  icon,
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
  const hasIcon = isShown(icon)
  const hasText = isShown(children)
  if (isDev && hasIcon && !hasText && !rest['aria-label'] && !rest['aria-labelledby'])
    warnDeveloper('<Button> with only an icon has no accessible name. Give it an aria-label.')
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
    'data-shape': shape,
    'data-icon': hasIcon ? (hasText ? 'start' : 'only') : undefined,
    'data-plain': plain || undefined,
    'data-loading': isBusy || undefined,
    'data-pressed': isPressed || undefined,
    'data-hover-class': hoverClass,
  }
  const spinner = isBusy && <span className="sw-button-spinner" aria-hidden="true" />
  return (
    <button {...mergeProps(own, rest)} {...(isBusy && busy)} type={nativeType} disabled={disabled}>
      {hasIcon ? (
        <>
          <span className="sw-button-icon" aria-hidden="true">
            {icon}
            {spinner}
          </span>
          {hasText && <span>{children}</span>}
        </>
      ) : (
        <>
          {spinner}
          {children}
        </>
      )}
    </button>
  )
}

// An empty text is no text: apps often render a condition.
const isShown = (node: ReactNode) => node != null && node !== '' && node !== false

// `disabled` would remove the focus. Clicks are stopped in the capture phase, so no listener receives them and no form is sent.
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClickCapture(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
  },
} as const
