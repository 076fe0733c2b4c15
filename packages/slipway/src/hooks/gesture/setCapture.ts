/** Takes or gives back a pointer. A capture keeps events coming from outside the window; a gesture within it works without. */
export function setCapture(
  element: Element,
  call: 'setPointerCapture' | 'releasePointerCapture',
  pointerId: number,
): void {
  try {
    element[call](pointerId)
  } catch {
    // The pointer is gone already, or was never there: an event that a test made.
  }
}
