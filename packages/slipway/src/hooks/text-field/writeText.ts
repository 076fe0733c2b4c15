import { caretAfter } from './caretAfter.ts'

/** A native text control. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Replaces the text of a field as a prop of the app does, and keeps the caret. React emits no event. */
export function writeText(control: TextControl, text: string): void {
  replaceText(control, text, () => {
    control.value = text
  })
}

/** Replaces the text of a field as the user does: React emits the change with the next `input` event. */
export function typeText(control: TextControl, text: string): void {
  replaceText(control, text, () => {
    // React defines a setter on each field to remember its value; it would then ignore the text as unchanged. So the prototype's
    // setter is called.
    Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  })
}

function replaceText(control: TextControl, text: string, replace: () => void): void {
  const { value, selectionStart, selectionEnd } = control
  if (value === text) return
  replace()
  // Some input types do not report their caret. Safari focuses a field when its selection is set, so an unfocused field is left
  // alone.
  if (selectionStart === null || control.ownerDocument.activeElement !== control) return
  control.setSelectionRange(
    caretAfter(value, selectionStart, text),
    caretAfter(value, selectionEnd ?? selectionStart, text),
  )
}
