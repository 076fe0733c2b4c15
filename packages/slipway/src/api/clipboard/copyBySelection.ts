/**
 * Copies text by selecting it in a hidden field, the method before the Clipboard API. Restores focus and selection
 * afterwards.
 *
 * @returns Whether the browser copied the text. Browsers refuse outside a user gesture.
 */
export function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const restoreFocus = keepFocus(focused)
  const field = document.createElement('textarea')
  field.value = text
  // Prevents the soft keyboard, and the zoom of iOS on fields with text smaller than 16 px.
  field.readOnly = true
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0; font-size: 16px'
  // While a modal dialog is open, elements outside it cannot be focused.
  const parent = focused?.closest('dialog') ?? document.body
  parent.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  restoreFocus()
  return copied
}

function keepFocus(focused: Element | null): () => void {
  const selection = getSelection()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    // A text field keeps its selection; setting the document's selection would clear it.
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) return
    if (anchorNode && focusNode) selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
  }
}
