import { labelText, textOfIds } from '../../hooks/form/fieldName.ts'
import type { FormControl, FormError } from '../../hooks/form/formErrors.ts'
import { pendingFields } from '../../hooks/form/pendingFields.ts'
import type { GivenError } from './errorTexts.ts'

/** A control that is invalid according to the browser. */
export interface InvalidField {
  /** Name of the control, or of the group that it represents; empty without a name. */
  readonly name: string
  /** Validation message of the browser, in the browser's language, or the text given to `setCustomValidity`. */
  readonly message: string
  readonly element: FormControl
}

/** Returns the invalid controls of a form in document order. Of several controls with the same name it returns only the first. */
export function invalidFields(form: HTMLFormElement): readonly InvalidField[] {
  const fields: InvalidField[] = []
  for (const element of form.elements as Iterable<InvalidField['element']>) {
    if (!element.willValidate || element.validity.valid) continue
    const { validationMessage } = element
    const { name } = element.name ? element : (visibleOf(element) as InvalidField['element'])
    if (name && fields.some((field) => field.name === name)) continue
    fields.push({ name, message: validationMessage, element })
  }
  return fields
}

/** Whether the user has to correct the control. A control that only waits for an upload is not wrong. */
export const isWrong = ({ element }: InvalidField) => !pendingFields.has(element)

/**
 * Finds the controls of errors, and the rows, fields and groups that show them.
 *
 * @param found Errors that the browser has found.
 * @param given Errors that the app has given. A control with a found error shows that one.
 * @returns The errors in the order of their controls; those without a control are last.
 */
export function placeErrors(
  form: HTMLFormElement,
  found: readonly InvalidField[],
  given: readonly GivenError[],
): FormError[] {
  const controls = [...form.elements].filter((element) => element.tagName !== 'FIELDSET') as FormControl[]
  const foundNames = new Set(found.map(({ name }) => name))
  const errors = [
    ...found.map((error) => ({ ...error, isFound: true, label: nameOf(error.element) })),
    ...given
      .filter(({ name }) => !foundNames.has(name))
      .map(({ name, message }) => ({
        name,
        message,
        isFound: false,
        label: '',
        element: controlNamed(form, controls, name),
      })),
  ]
  const orderOf = ({ element }: { readonly element: FormControl | undefined }) =>
    element ? controls.indexOf(element) : controls.length
  return errors
    .map((error) => ({ ...error, errorsId: messageFor(form, error) ? undefined : placeOf(form, controls, error) }))
    .sort((a, b) => orderOf(a) - orderOf(b))
}

/** The control with a name, or the first control of a group with this name. */
function controlNamed(form: HTMLFormElement, controls: readonly FormControl[], name: string): FormControl | undefined {
  const groups = [...form.elements].filter((element) => element.tagName === 'FIELDSET') as HTMLFieldSetElement[]
  return (
    controls.find((control) => control.name === name) ??
    controls.find((control) => groups.some((group) => group.name === name && group.contains(control)))
  )
}

/** The innermost row, field or group around all controls of a name. */
function placeOf(
  form: HTMLFormElement,
  controls: readonly FormControl[],
  { name, element }: Pick<FormError, 'name' | 'element'>,
): string | undefined {
  const all = controls.filter((control) => control === element || (name !== '' && control.name === name))
  let errorsId = element?.closest<HTMLElement>('[data-errors]')
  while (errorsId && !all.every((control) => errorsId?.contains(control))) {
    errorsId = errorsId.parentElement?.closest<HTMLElement>('[data-errors]')
  }
  return errorsId && form.contains(errorsId) ? errorsId.dataset.errors : undefined
}

/** Returns the element of a control's FormMessage; `undefined` if it has none. */
export function messageFor(form: HTMLFormElement, { name }: Pick<FormError, 'name'>): HTMLElement | undefined {
  const messages = form.querySelectorAll<HTMLElement>('.sw-form-message')
  return [...messages].find((message) => message.dataset.name === name)
}

/** Returns the name of a control, or of the group of controls with its name; an empty text if no element or attribute names it. */
function nameOf(control: FormControl): string {
  const { form, name, type } = control
  const isInGroup = type === 'radio' || (name !== '' && form?.elements.namedItem(name) instanceof RadioNodeList)
  const element = (isInGroup && control.closest('[role="radiogroup"], [role="group"], fieldset')) || visibleOf(control)
  // The second element of a picker's name is its choice.
  const [id] = (element.getAttribute('aria-labelledby') ?? '').split(' ')
  const text = element.getAttribute('aria-label') ?? (id ? textOfIds(id) : undefined)
  return text ?? ('labels' in element ? labelText(element as FormControl) : '')
}

/**
 * Returns the visible element of a control. A hidden native control is represented by a button or a text box beside it, or else by its
 * fieldset.
 */
function visibleOf(control: HTMLElement): HTMLElement {
  if (!control.matches('[aria-hidden="true"]')) return control
  return (
    control.parentElement?.querySelector<HTMLElement>(':scope > :is(button, [role="textbox"])') ??
    control.closest('fieldset') ??
    control
  )
}

/**
 * Marks a control as invalid for assistive technology, and links it to its message. A control in a row, field or group gets both from
 * that element.
 *
 * @returns A function that removes the mark, and keeps what the app has changed meanwhile.
 */
export function markInvalid({ element: control, errorsId }: FormError, messageId: string | undefined): () => void {
  if (!control) return () => {}
  const element = visibleOf(control)
  // An untouched box is not announced as invalid so far (`data-quiet`); the `invalid` event of `checkValidity` ends this.
  if (element.dataset.quiet === 'on') control.checkValidity()
  if (errorsId !== undefined) return () => {}
  const others = () =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== messageId)
  const describe = (ids: readonly string[]) => {
    if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '))
    else element.removeAttribute('aria-describedby')
  }
  // The app may have set `aria-invalid` itself.
  const wasMarked = element.hasAttribute('aria-invalid')
  if (!wasMarked) element.setAttribute('aria-invalid', 'true')
  if (messageId) describe([messageId, ...others()])
  return () => {
    if (!wasMarked) element.removeAttribute('aria-invalid')
    if (messageId) describe(others())
  }
}
