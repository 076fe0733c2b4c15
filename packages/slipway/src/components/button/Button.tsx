import './button.css'
import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react'
import { cx } from '../../base/cx.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { FormSendingContext } from '../../hooks/form/formSending.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useHover } from '../../hooks/press/useHover.ts'
import { nativeButtonType } from './button.state.ts'

/** What a button takes, next to everything a `<button>` takes. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /**
   * The look: quiet, the main action, or one that destroys. The native type comes from `formType`.
   * @default 'default'
   */
  type?: 'default' | 'primary' | 'warn'
  /**
   * `default` is as wide as its container, `mini` as its text.
   * @default 'default'
   */
  size?: 'default' | 'mini'
  /**
   * Whether it has an outline in place of the fill.
   * @default false
   */
  plain?: boolean
  /**
   * Whether its action is under way: it shows a spinner, keeps the focus and its width, and ignores clicks. One that submits
   * a Form is so by itself while that is being sent.
   * @default false
   */
  loading?: boolean
  /**
   * Whether it can neither be pressed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * What it does in a form: `submit`, `reset`, or nothing.
   * @default ''
   */
  formType?: '' | 'submit' | 'reset'
  /**
   * A class that it has while it looks pressed, in place of its own pressed look; `none` for no look.
   * @default its own pressed look
   */
  hoverClass?: string
  /**
   * Milliseconds from the touch to the pressed look; with its own look the mouse and the keyboard do not wait.
   * @default 20
   */
  hoverStartTime?: number
  /**
   * Milliseconds that the pressed look stays after the finger has gone.
   * @default 70
   */
  hoverStayTime?: number
  /**
   * Whether elements around it stay without their own pressed look.
   * @default false
   */
  hoverStopPropagation?: boolean
}

/**
 * Does something when it is pressed: a native `<button>`.
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
  if (formType && nativeType === 'button') {
    warnDeveloper(
      `<Button formType="${formType}"> does nothing in a form: there is no such form type, so it counts as empty. ` +
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

// `disabled` would take the focus away. A click is swallowed before anyone hears it, and sends no form.
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClickCapture(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
  },
} as const
