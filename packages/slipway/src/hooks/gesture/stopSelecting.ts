/**
 * Takes back the selecting of text that a press has begun, until a signal aborts.
 *
 * In WebKit a mouse that is held selects anew after that, unless nothing in the document can be selected.
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
