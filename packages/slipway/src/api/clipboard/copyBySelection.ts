/**
 * Copies a text by selecting it in a hidden field, the way before the Clipboard API. Focus and selection end where they
 * were.
 *
 * @returns Whether the browser copied it. Outside a user's gesture browsers refuse.
 */
export function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const restoreFocus = keepFocus(focused)
  const field = document.createElement('textarea')
  field.value = text
  // No soft keyboard, and no zoom, which iOS does for letters below 16 px.
  field.readOnly = true
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0; font-size: 16px'
  // While a modal dialog is open, what is outside it takes no focus.
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
    // A text control remembers its selection by itself; setting the document's would take it away.
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) return
    if (anchorNode && focusNode) selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
  }
}
