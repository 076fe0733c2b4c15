import { type RefObject, useLayoutEffect } from 'react'
import type { TextControl } from './writeText.ts'

/** Puts caret and selection where the owner wants them, when they are given while the field has the focus. */
export function useCaret(
  control: RefObject<TextControl | null>,
  cursor = -1,
  selectionStart = -1,
  selectionEnd = -1,
): () => void {
  const place = () => {
    const field = control.current
    // Some types keep their caret to themselves, and Safari gives a field the focus with its selection.
    if (!field || field.selectionStart === null || field.ownerDocument.activeElement !== field) return
    if (selectionStart >= 0 && selectionEnd >= 0) field.setSelectionRange(selectionStart, selectionEnd)
    else if (cursor >= 0) field.setSelectionRange(cursor, cursor)
  }
  useLayoutEffect(place, [control, cursor, selectionStart, selectionEnd])
  return place
}
