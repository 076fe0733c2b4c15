/**
 * Clears a text selection that a press has begun, and prevents selections until the signal aborts.
 *
 * `user-select` is set on the whole document, because in WebKit a pressed mouse would otherwise start to select again.
 */
export function stopSelecting(signal: AbortSignal): void {
  const { style } = document.documentElement
  const before = style.webkitUserSelect
  style.webkitUserSelect = 'none'
  signal.addEventListener('abort', () => {
    style.webkitUserSelect = before
  })
  getSelection()?.removeAllRanges()
}
