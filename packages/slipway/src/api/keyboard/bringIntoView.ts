/** Space between a field and the keyboard in CSS pixels, if there is room. */
const spacingPx = 16

/**
 * Scrolls the scrollable ancestors of a field until the keyboard does not cover it, nor the message of an invalid field. The document itself is not scrolled,
 * because the browser does that.
 *
 * @param visibleBottomPx Upper edge of the keyboard, relative to the upper edge of the layout viewport.
 */
export function bringIntoView(field: Element, visibleBottomPx: number): void {
  for (let box = field.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const { top } = field.getBoundingClientRect()
    const bottom = Math.max(...[field, ...messagesOf(field)].map((element) => element.getBoundingClientRect().bottom))
    const frame = box.getBoundingClientRect()
    const hiddenPx = bottom + spacingPx - Math.min(visibleBottomPx, frame.bottom)
    // If a field is taller than the room, its upper part is shown.
    box.scrollTop += Math.min(Math.max(0, hiddenPx), Math.max(0, top - frame.top))
  }
}

/** The elements that describe an invalid field. */
function messagesOf(field: Element): readonly Element[] {
  const ids = field.getAttribute('aria-invalid') === 'true' ? (field.getAttribute('aria-describedby') ?? '') : ''
  return ids.split(' ').flatMap((id) => field.ownerDocument.getElementById(id) ?? [])
}
