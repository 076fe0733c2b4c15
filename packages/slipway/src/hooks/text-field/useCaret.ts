import { type RefObject, useLayoutEffect } from 'react'
import type { TextControl } from './writeText.ts'

/**
 * Sets the caret and selection to the given positions: when these change while the field has the focus, and when the returned
 * function is called.
 */
export function useCaret(
  control: RefObject<TextControl | null>,
  cursor = -1,
  selectionStart = -1,
  selectionEnd = -1,
): () => void {
  const place = () => {
    const field = control.current
    // Some input types do not report their caret. Safari focuses a field when its selection is set, so an unfocused field is left
    // alone.
    if (!field || field.selectionStart === null || field.ownerDocument.activeElement !== field) return
    if (selectionStart >= 0 && selectionEnd >= 0) field.setSelectionRange(selectionStart, selectionEnd)
    else if (cursor >= 0) field.setSelectionRange(cursor, cursor)
  }
  useLayoutEffect(place, [control, cursor, selectionStart, selectionEnd])
  return place
}
