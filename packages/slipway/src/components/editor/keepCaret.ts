import type { QuillEditor } from './quill/quillParts.ts'

/**
 * Restores the selection when the text gets the focus by Tab, by a script or from a dialog that closes, as native fields do. Browsers
 * would set the caret to the start. A press sets the caret itself, and browsers emit `mousedown` for it right before the focus.
 */
export function keepCaret(editable: HTMLElement, quill: QuillEditor): void {
  let isPress = false
  editable.addEventListener('mousedown', () => {
    isPress = true
  })
  editable.addEventListener('blur', () => {
    isPress = false
  })
  editable.addEventListener('focus', () => {
    const { index, length } = quill.selection.savedRange
    if (!isPress && index + length < quill.getLength()) quill.setSelection(index, length, 'silent')
    isPress = false
  })
}
