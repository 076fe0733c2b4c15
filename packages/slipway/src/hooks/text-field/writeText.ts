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

/** The text of a field and its selection, before an edit. */
export interface TextState {
  readonly text: string
  readonly start: number | null
  readonly end: number | null
}

export function readText({ value, selectionStart, selectionEnd }: TextControl): TextState {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Takes a rejected edit back, with the selection before it, so that the next character replaces what the user has selected. */
export function restoreText(control: TextControl, { text, start, end }: TextState): void {
  typeText(control, text)
  if (start !== null && control.ownerDocument.activeElement === control) control.setSelectionRange(start, end)
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
