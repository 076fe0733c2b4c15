/** Kept free between a field and the keyboard, in CSS pixels, as far as there is room. */
const spacingPx = 16

/**
 * Scrolls what lies around a field until the keyboard does not cover it. The page as a whole stays where it is: that is the
 * browser's to move.
 *
 * @param seenBottomPx Where the keyboard begins, counted from the upper edge of what pages are laid out in.
 */
export function bringIntoView(field: Element, seenBottomPx: number): void {
  for (let box = field.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const { top, bottom } = field.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    const hiddenPx = bottom + spacingPx - Math.min(seenBottomPx, frame.bottom)
    // Of a field that is higher than the room, the beginning is seen.
    box.scrollTop += Math.min(Math.max(0, hiddenPx), Math.max(0, top - frame.top))
  }
}
