/**
 * Captures or releases a pointer and ignores errors. With a capture, events outside the window are received too; a gesture inside
 * it works without.
 */
export function setCapture(
  element: Element,
  call: 'setPointerCapture' | 'releasePointerCapture',
  pointerId: number,
): void {
  try {
    element[call](pointerId)
  } catch {
    // The pointer has already ended, or the event was created by a test.
  }
}
