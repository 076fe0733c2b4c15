/** Tells whether the focus is in an element: then the wheel without Ctrl means it too, and not the page. */
export function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true
}
