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
import { flushSync, useFormStatus } from 'react-dom'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { FormSendingContext } from '../../hooks/form/formSending.ts'
import { underWay } from '../../hooks/form/underWay.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { InvalidFieldsContext, messageFor } from './FormMessage.tsx'
import { type FormValues, formValues } from './formValues.ts'
import { type InvalidField, invalidFields, isWrong, markInvalid } from './invalidFields.ts'

/** The event of `onSubmit`: React's own, with the values of the named controls in its `detail`. */
export type FormSubmitEvent = SubmitEvent<HTMLFormElement> &
  ComponentEvent<{ readonly value: FormValues }, HTMLFormElement>

/** The event of `onInvalid`. Where it is prevented, the form neither focuses nor marks anything. */
export type FormInvalidEvent = ComponentEvent<{ readonly fields: readonly InvalidField[] }, HTMLFormElement>

/** What a form takes, next to everything a `<form>` takes. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid'> {
  /**
   * An address that the form is sent to, or a function (a React form action).
   * @default none: the form stays on its page
   */
  action?: ComponentProps<'form'>['action']
  /**
   * Whether it is sent whatever its controls hold.
   * @default false
   */
  noValidate?: boolean | undefined
  /**
   * Called when it is sent, with `detail.value`: an object of the values by name. While a promise that it returns is under way,
   * Buttons that submit are busy and it is not sent again.
   */
  onSubmit?(event: FormSubmitEvent): unknown
  /** Called in place of `onSubmit` when controls are invalid, with `detail.fields`: name, message and element of each. */
  onInvalid?(event: FormInvalidEvent): void
}

const none: readonly InvalidField[] = []

/**
 * Collects the values of the named controls inside it, and checks them before it sends them.
 *
 * It is a `<form>`: native validation (`required`, `type="email"`, `pattern`, `setCustomValidity` …), Enter in a field, reset,
 * React's form actions and form libraries work as with any form. A Button with `formType` submits or resets it.
 *
 * @example
 * <Form onSubmit={({ detail }) => save(detail.value)}>
 *   <input name="email" type="email" required aria-label="E-mail" />
 *   <FormMessage name="email" />
 *   <Button formType="submit">Save</Button>
 * </Form>
 */
export function Form({ onSubmit, onInvalid, children, ref, ...rest }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  /** What waits to be sent is not sent after a reset. */
  const resetCount = useRef(0)
  const [isSending, setSending] = useState(false)
  const [invalid, setInvalid] = useState(none)

  useLayoutEffect(() => {
    // The browser would not let messages of ours take the place of its bubble. Until this runs it checks by itself.
    if (form.current) form.current.noValidate = true
  }, [])
  useLayoutEffect(() => {
    const undo = invalid.map((field) =>
      markInvalid(field, form.current ? messageFor(form.current, field)?.id : undefined),
    )
    return () => {
      for (const unmark of undo) unmark()
    }
  }, [invalid])

  /** Is busy for as long as it takes. */
  const during = (work: Promise<unknown>) => {
    isSent.current = true
    setSending(true)
    return work.finally(() => {
      isSent.current = false
      setSending(false)
    })
  }
  /** What has failed by then is told then. */
  const sendAfter = async (work: Promise<unknown>, element: HTMLFormElement, submitter: HTMLButtonElement | null) => {
    const before = resetCount.current
    await during(work)
    if (before !== resetCount.current || !element.isConnected) return
    // A button may have gone meanwhile, or have become another.
    element.requestSubmit(submitter?.form === element && submitter.type === 'submit' ? submitter : null)
  }
  const check = (element: HTMLFormElement, submitter: HTMLButtonElement | null): boolean => {
    const all = invalidFields(element)
    const fields = all.filter(isWrong)
    const [first] = fields
    if (!first) {
      setInvalid(none)
      const ends = all.map((field) => underWay.get(field.element))
      if (ends.length > 0) void sendAfter(Promise.all(ends), element, submitter)
      return ends.length === 0
    }
    const event = componentEvent('invalid', element, { fields })
    onInvalid?.(event)
    if (event.defaultPrevented) return false
    // Marked before it gets the focus, so that a screen reader says it.
    flushSync(() => setInvalid(fields))
    if (messageFor(element, first)) first.element.focus()
    else first.element.reportValidity()
    return false
  }
  // What was wrong and is right now is no longer said; what became wrong waits for the next attempt.
  const recheck = () => {
    if (!form.current || invalid.length === 0) return
    const fields = invalidFields(form.current).filter(isWrong)
    setInvalid(fields.filter(({ name }) => invalid.some((field) => field.name === name)))
  }
  const submit = (source: SubmitEvent<HTMLFormElement>) => {
    const element = source.currentTarget
    // React tells of forms in overlays, too, that stand inside this one.
    if (source.target !== element) return
    const submitter = source.nativeEvent.submitter as HTMLButtonElement | null
    const isChecked = !rest.noValidate && !submitter?.formNoValidate
    if (isSent.current || (isChecked && !check(element, submitter))) return source.preventDefault()
    if (rest.action === undefined && !submitter?.hasAttribute('formaction')) source.preventDefault()
    const answer = onSubmit?.(submitEvent(source, formValues(element, submitter)))
    // Not caught: a rejection is told as any other that nobody handles.
    if (answer instanceof Promise) void during(answer)
  }
  const reset = ({ target, currentTarget }: SyntheticEvent) => {
    if (target !== currentTarget) return
    resetCount.current++
    setInvalid(none)
  }
  const own = {
    className: 'sw-form',
    'data-sending': isSending || undefined,
    onSubmit: submit,
    onReset: reset,
    onInput: recheck,
  }
  return (
    <form {...mergeProps(own, rest)} ref={useMergedRef<HTMLFormElement>(ref, form)}>
      <InvalidFieldsContext value={invalid}>
        <Sending isSending={isSending}>{children}</Sending>
      </InvalidFieldsContext>
    </form>
  )
}

/** Tells the buttons that the form is being sent, also by a form action, of which React knows only inside it. */
function Sending({ isSending, children }: { isSending: boolean; children: ReactNode }): ReactNode {
  const { pending } = useFormStatus()
  return <FormSendingContext value={isSending || pending}>{children}</FormSendingContext>
}

/** React's event with a detail, for those who know `onSubmit` of mini-programs and those who know it of React. */
function submitEvent(source: SubmitEvent<HTMLFormElement>, value: FormValues): FormSubmitEvent {
  return Object.create(source, { detail: { value: { value } }, currentTarget: { value: source.currentTarget } })
}
