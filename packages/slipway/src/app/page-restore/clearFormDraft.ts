import { refusal } from '../../base/call/check.ts'
import { forgetForm } from './sentForms.ts'

/**
 * Deletes the unsent text of a form that page restore has stored. Call it when the form was sent, if the page stays open and
 * the form is not reset. The text of fields of the page that are not mounted, such as those of earlier steps, is deleted too.
 *
 * The form keeps its values; they are stored again only if the user edits them.
 *
 * @param form The form; it may have been removed from the page since it was submitted.
 * @throws {ApiError} `invalid-argument` if `form` is not a form.
 * @platform web, capacitor
 *
 * @example
 * <Form
 *   onSubmit={async ({ detail, currentTarget }) => {
 *     await save(detail.value)
 *     clearFormDraft(currentTarget)
 *   }}
 * >
 */
export function clearFormDraft(form: HTMLFormElement): void {
  if (!(form instanceof HTMLFormElement)) throw refusal('clearFormDraft', 'form must be a form element')
  forgetForm(form)
}
