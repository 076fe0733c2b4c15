import { underWay } from '../../hooks/form/underWay.ts'

/** A control that is invalid according to the browser. */
export interface InvalidField {
  /** Name of the control, or of the group that it represents; empty without a name. */
  readonly name: string
  /** Validation message of the browser, in the browser's language, or the text given to `setCustomValidity`. */
  readonly message: string
  readonly element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
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
export const isWrong = ({ element }: InvalidField) => !underWay.has(element)

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
 * Marks a control as invalid for assistive technology, and links it to its message.
 *
 * @returns A function that removes the mark.
 */
export function markInvalid(field: InvalidField, messageId: string | undefined): () => void {
  const element = visibleOf(field.element)
  // An untouched box is not announced as invalid so far (`data-quiet`); the `invalid` event of `checkValidity` ends this.
  if (element.dataset.quiet === 'on') field.element.checkValidity()
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== messageId)
  const describe = (ids: readonly string[]) => {
    if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '))
    else element.removeAttribute('aria-describedby')
  }
  // The app may have set `aria-invalid` itself.
  const wasMarked = element.hasAttribute('aria-invalid')
  if (!wasMarked) element.setAttribute('aria-invalid', 'true')
  if (messageId) describe([messageId, ...others])
  return () => {
    if (!wasMarked) element.removeAttribute('aria-invalid')
    if (messageId) describe(others)
  }
}
