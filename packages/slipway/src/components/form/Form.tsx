import './form.css'
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFormStatus } from 'react-dom'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { FormErrorsContext } from '../../hooks/form/formErrors.ts'
import { FormSendingContext } from '../../hooks/form/formSending.ts'
import { pendingFields } from '../../hooks/form/pendingFields.ts'
import { showScriptFocus } from '../../hooks/form/showScriptFocus.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { type FormErrors, givenErrors } from './errorTexts.ts'
import { type FormValues, formValues } from './formValues.ts'
import { type InvalidField, invalidFields, isWrong } from './invalidFields.ts'
import { useFormErrors } from './useFormErrors.ts'

/** Event of `onSubmit`: React's event with a `detail`. */
export type FormSubmitEvent = SubmitEvent<HTMLFormElement> & ComponentEvent<FormSubmitDetail, HTMLFormElement>

/** The `detail` of `onSubmit`. */
export interface FormSubmitDetail {
  /** The values of the named controls. */
  readonly value: FormValues
  /**
   * Shows errors, such as the answer of a server, as the browser's are shown, and focuses the first of these controls. An error ends when
   * the user changes its control, at the next submission, and at a reset.
   */
  setErrors(errors: FormErrors): void
}

/** Event of `onInvalid`. `preventDefault()` keeps the form from marking and focusing invalid controls. */
export type FormInvalidEvent = ComponentEvent<{ readonly fields: readonly InvalidField[] }, HTMLFormElement>

/** Props of `Form`. It also accepts the props of `<form>`. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid'> {
  /**
   * Address to which the browser sends the form, or a function (a React form action).
   * @default the form is not sent to an address, and the page stays
   */
  action?: ComponentProps<'form'>['action']
  /**
   * Whether the form is sent without validation.
   * @default false
   */
  noValidate?: boolean | undefined
  /**
   * Errors of the app by the names of controls: the state of a form action, or `formState.errors` of React Hook Form. They are shown as the
   * browser's are. A text is shown until the user changes the control or the prop changes, and the first one gets the focus; an error
   * with a `message`, which a form library gives and removes, as long as the prop contains it. If a form action ends with errors, the
   * form keeps its values; otherwise React resets it.
   */
  errors?: FormErrors | undefined
  /**
   * Called when the form is sent, with `detail.value`, an object with the values by name, and `detail.setErrors`, which shows
   * errors such as the answer of a server. If it returns a promise, submit Buttons are busy and the form is not sent again until the
   * promise settles.
   */
  onSubmit?(event: FormSubmitEvent): unknown
  /** Called instead of `onSubmit` if controls are invalid. `detail.fields` has the name, message and element of each. */
  onInvalid?(event: FormInvalidEvent): void
}

/**
 * Validates the controls inside it, and calls `onSubmit` with the values of the named ones.
 *
 * Renders a `<form>`: native validation (`required`, `type="email"`, `pattern`, `setCustomValidity` …), Enter in a field,
 * reset, React's form actions and form libraries work as with any form. A Button with `formType` submits or resets it.
 *
 * Its errors are shown by the Cell or the group around a control, or by a FormMessage.
 *
 * @example
 * <Form onSubmit={({ detail }) => save(detail.value)}>
 *   <input name="email" type="email" required aria-label="E-mail" />
 *   <FormMessage name="email" />
 *   <Button formType="submit">Save</Button>
 * </Form>
 */
export function Form({ errors, onSubmit, onInvalid, children, ref, ...rest }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  /** Whether a form action of React was called, after which React resets the form. */
  const isActionSent = useRef(false)
  /** Number of resets; a submission that waits for controls is dropped after a reset. */
  const resetCount = useRef(0)
  const [isSending, setSending] = useState(false)
  const { shown, show, answer, recheck, clear, reset } = useFormErrors(form, errors)

  useLayoutEffect(() => {
    // Native validation would always show its own bubble instead of our messages. Until hydration the browser validates.
    if (form.current) form.current.noValidate = true
  }, [])

  /** Marks the form as being sent until the promise settles. */
  const sendingUntil = (work: Promise<unknown>) => {
    isSent.current = true
    setSending(true)
    return work.finally(() => {
      isSent.current = false
      setSending(false)
    })
  }
  /** Submits again once the promise resolves. The second submission validates again, so controls that failed are reported then. */
  const sendAfter = async (work: Promise<unknown>, element: HTMLFormElement, submitter: HTMLButtonElement | null) => {
    const before = resetCount.current
    await sendingUntil(work)
    if (before !== resetCount.current || !element.isConnected) return
    // The submit button may have been removed or changed meanwhile.
    element.requestSubmit(submitter?.form === element && submitter.type === 'submit' ? submitter : null)
  }
  const check = (element: HTMLFormElement, submitter: HTMLButtonElement | null): boolean => {
    const all = invalidFields(element)
    const fields = all.filter(isWrong)
    if (fields.length === 0) {
      const ends = all.map((field) => pendingFields.get(field.element))
      if (ends.length > 0) void sendAfter(Promise.all(ends), element, submitter)
      return ends.length === 0
    }
    const event = componentEvent('invalid', element, { fields })
    onInvalid?.(event)
    if (!event.defaultPrevented) show(fields)
    return false
  }
  const submit = (source: SubmitEvent<HTMLFormElement>) => {
    const element = source.currentTarget
    // React events of a form in a nested overlay bubble to this form.
    if (source.target !== element) return
    const submitter = source.nativeEvent.submitter as HTMLButtonElement | null
    const isChecked = !rest.noValidate && !submitter?.formNoValidate
    if (isSent.current || (isChecked && !check(element, submitter))) return source.preventDefault()
    clear()
    isActionSent.current = typeof rest.action === 'function' || submitter?.hasAttribute('formaction') === true
    if (rest.action === undefined && !submitter?.hasAttribute('formaction')) source.preventDefault()
    const result = onSubmit?.(submitEvent(source, { value: formValues(element, submitter), setErrors: answer }))
    // Not caught: a rejection is reported like any other unhandled one.
    if (result instanceof Promise) void sendingUntil(result)
  }
  const own = {
    className: 'sw-form',
    'data-sending': isSending || undefined,
    onSubmit: submit,
    onReset(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return
      const isAfterAction = isActionSent.current
      isActionSent.current = false
      // The user corrects the values that the action has refused.
      if (isAfterAction && givenErrors(errors ?? {}).length > 0) return event.preventDefault()
      resetCount.current++
      reset()
    },
    onInput: ({ target }: SyntheticEvent) => recheck(target),
  }
  return (
    <form {...mergeProps(own, rest)} ref={useMergedRef<HTMLFormElement>(ref, form, showScriptFocus)}>
      <FormErrorsContext value={shown}>
        <Sending isSending={isSending}>{children}</Sending>
      </FormErrorsContext>
    </form>
  )
}

/** Passes the sending state to buttons. React's form status, for form actions, can be read only inside the form. */
function Sending({ isSending, children }: { isSending: boolean; children: ReactNode }): ReactNode {
  const { pending } = useFormStatus()
  return <FormSendingContext value={isSending || pending}>{children}</FormSendingContext>
}

/** Returns React's event with a `detail`, so that listeners can use it as a React event or as a mini-program event. */
function submitEvent(source: SubmitEvent<HTMLFormElement>, detail: FormSubmitDetail): FormSubmitEvent {
  return Object.create(source, { detail: { value: detail }, currentTarget: { value: source.currentTarget } })
}
