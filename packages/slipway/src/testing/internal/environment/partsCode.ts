/** Loads the code that parts of a page load when the user begins to use the page, such as their gestures. */
export function loadPartsCode(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
}
