/** Returns whether an element contains the focus. If so, the wheel without Ctrl scales the view instead of scrolling the page. */
export function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true
}
