import { caretAfter } from './caretAfter.ts'

/** A native control that takes text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Puts another text into a field and keeps its caret, as an owner does: React hears nothing of it. */
export function writeText(control: TextControl, text: string): void {
  replaceText(control, text, () => {
    control.value = text
  })
}

/** The same as a user does: React tells of it with the next `input` event. */
export function typeText(control: TextControl, text: string): void {
  replaceText(control, text, () => {
    // React puts a setter of its own on each field, by which it would take the text for one that it knows.
    Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  })
}

function replaceText(control: TextControl, text: string, replace: () => void): void {
  const { value, selectionStart, selectionEnd } = control
  if (value === text) return
  replace()
  // Some types keep their caret to themselves, and Safari gives a field the focus with its selection.
  if (selectionStart === null || control.ownerDocument.activeElement !== control) return
  control.setSelectionRange(
    caretAfter(value, selectionStart, text),
    caretAfter(value, selectionEnd ?? selectionStart, text),
  )
}
