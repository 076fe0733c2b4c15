import { underWay } from '../../hooks/form/underWay.ts'

/** A control that the browser finds invalid. */
export interface InvalidField {
  /** Its name, or that of the group that it stands for; empty if there is none. */
  readonly name: string
  /** What the browser says is wrong, in its language; for `setCustomValidity`, what that said. */
  readonly message: string
  readonly element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
}

/** The invalid controls of a form, in the order of the document; of several with one name only the first. */
export function invalidFields(form: HTMLFormElement): readonly InvalidField[] {
  const fields: InvalidField[] = []
  for (const element of form.elements as Iterable<InvalidField['element']>) {
    if (!element.willValidate || element.validity.valid) continue
    const { validationMessage } = element
    const { name } = element.name ? element : (seenOf(element) as InvalidField['element'])
    if (name && fields.some((field) => field.name === name)) continue
    fields.push({ name, message: validationMessage, element })
  }
  return fields
}

/** Whether it is to be put right: what is only on its way comes by itself. */
export const isWrong = ({ element }: InvalidField) => !underWay.has(element)

/** What people meet of a control. One that is there only for forms has a button beside it, or else a group around it. */
function seenOf(control: HTMLElement): HTMLElement {
  if (!control.matches('[aria-hidden="true"]')) return control
  return control.parentElement?.querySelector(':scope > button') ?? control.closest('fieldset') ?? control
}

/**
 * Tells assistive technology that a control is invalid, and where it says why.
 *
 * @returns Takes it back.
 */
export function markInvalid(field: InvalidField, messageId: string | undefined): () => void {
  const element = seenOf(field.element)
  // A box that was called valid until now hears of it.
  if (element.dataset.quiet === 'on') field.element.checkValidity()
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== messageId)
  const describe = (ids: readonly string[]) => {
    if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '))
    else element.removeAttribute('aria-describedby')
  }
  // An owner may say it as well.
  const wasMarked = element.hasAttribute('aria-invalid')
  if (!wasMarked) element.setAttribute('aria-invalid', 'true')
  if (messageId) describe([messageId, ...others])
  return () => {
    if (!wasMarked) element.removeAttribute('aria-invalid')
    if (messageId) describe(others)
  }
}
