/** A control that the browser finds invalid. */
export interface InvalidField {
  /** Its name; empty if it has none. */
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
    const { name, validationMessage } = element
    if (name && fields.some((field) => field.name === name)) continue
    fields.push({ name, message: validationMessage, element })
  }
  return fields
}

/**
 * Tells assistive technology that a control is invalid, and where it says why.
 *
 * @returns Takes it back.
 */
export function markInvalid({ element }: InvalidField, messageId: string | undefined): () => void {
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
