import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import type { FormError } from '../../hooks/form/formErrors.ts'
import { type FormErrors, type GivenError, givenErrors } from './errorTexts.ts'
import { type InvalidField, invalidFields, isWrong, markInvalid, messageFor, placeErrors } from './invalidFields.ts'

const none: readonly never[] = []
const noNames: ReadonlySet<string> = new Set()

/** The errors that a form shows, and the next action after they are shown. */
interface ShownErrors {
  readonly errors: readonly FormError[]
  /** Whether the first error that the app has given gets the focus. */
  readonly focuses: boolean
}

/** Functions that change the errors of a form. */
export interface FormErrorsApi {
  readonly shown: readonly FormError[]
  /** Shows errors that the browser has found, and focuses the first control. */
  show(found: readonly InvalidField[]): void
  /** Shows errors that the app has given, in place of those before. */
  answer(errors: FormErrors): void
  /** After an input: removes the errors of controls that are valid now. New errors appear only at the next attempt to submit. */
  recheck(target: EventTarget): void
  /** Before a valid form is sent. */
  clear(): void
  reset(): void
}

/**
 * The one list of errors of a form: what the browser has found at an attempt to submit, the answers of a server (`setErrors`), and the
 * `errors` prop.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>, errors: FormErrors | undefined): FormErrorsApi {
  const [found, setFound] = useState<readonly InvalidField[]>(none)
  const [answers, setAnswers] = useState<readonly GivenError[]>(none)
  /** Names of controls that the user has changed since their errors were given. */
  const [changed, setChanged] = useState(noNames)
  const [shown, setShown] = useState<ShownErrors>({ errors: none, focuses: false })
  const focuses = useRef(false)
  /** The text of the last `errors`, and how many submissions there were: the same errors are new after a submission. */
  const last = useRef({ text: '', submission: 0 })
  const submission = useRef(0)

  useLayoutEffect(() => {
    const given = givenErrors(errors ?? {})
    const text = given.map(({ name, message }) => `${name}: ${message}`).join('\n')
    if (text === last.current.text && submission.current === last.current.submission) return
    last.current = { text, submission: submission.current }
    setChanged(noNames)
    focuses.current ||= given.some(({ isLive }) => !isLive)
  }, [errors])
  useLayoutEffect(() => {
    if (!form.current) return
    const given = [...givenErrors(errors ?? {}), ...answers].filter(({ name, isLive }) => isLive || !changed.has(name))
    // Until `changed` is empty, errors of controls that the user has changed are not shown yet, and the first error may be one of them.
    const focusesNow = focuses.current && changed.size === 0
    const next = { errors: placeErrors(form.current, found, given), focuses: focusesNow }
    if (changed.size === 0) focuses.current = false
    setShown((before) => (!next.focuses && isSame(before.errors, next.errors) ? before : next))
  }, [form, found, answers, errors, changed])
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const undo = shown.errors.map((error) => markInvalid(error, messageFor(element, error)?.id))
    if (shown.focuses) shown.errors.find(({ isFound, element: control }) => !isFound && control)?.element?.focus()
    warnOfUnseen(element, shown.errors)
    return () => {
      for (const unmark of undo) unmark()
    }
  }, [form, shown])

  return {
    shown: shown.errors,
    show(fields) {
      // Marked before the focus moves, so that screen readers announce the message with the control.
      flushSync(() => setFound(fields))
      const [first] = fields
      const element = form.current
      if (!first || !element) return
      const [error] = placeErrors(element, [first], [])
      if (error?.errorsId !== undefined || messageFor(element, first)) first.element.focus()
      else first.element.reportValidity()
    },
    answer(next) {
      focuses.current = true
      setAnswers(givenErrors(next))
      setChanged(noNames)
    },
    recheck(target) {
      if (!form.current || shown.errors.length === 0) return
      const { name } = target as HTMLInputElement
      if (name) setChanged((names) => (names.has(name) ? names : new Set([...names, name])))
      if (found.length === 0) return
      const fields = invalidFields(form.current).filter(isWrong)
      setFound(fields.filter((field) => found.some((before) => before.name === field.name)))
    },
    clear() {
      submission.current++
      setFound(none)
      setAnswers(none)
    },
    reset() {
      setFound(none)
      setAnswers(none)
      setChanged(new Set(shown.errors.map(({ name }) => name)))
    },
  }
}

function isSame(before: readonly FormError[], next: readonly FormError[]): boolean {
  const keys = ['name', 'message', 'element', 'errorsId', 'label'] as const
  return (
    before.length === next.length &&
    before.every((error, index) => keys.every((key) => error[key] === next[index]?.[key]))
  )
}

/** An error that is shown nowhere is a mistake in the app: the browser's bubble cannot show it. */
function warnOfUnseen(form: HTMLFormElement, errors: readonly FormError[]): void {
  if (form.querySelector('.sw-form-summary')) return
  for (const error of errors) {
    if (error.isFound || error.errorsId !== undefined || messageFor(form, error)) continue
    warnDeveloper(
      `<Form> has an error for "${error.name}", which nothing shows. Put the control into a Cell, or add <FormMessage name="${error.name}" /> or <FormSummary />.`,
    )
  }
}
