/**
 * Returns the final position of an element in the window, in CSS pixels. Ignores transforms, because a page in transition has not
 * reached its position yet.
 */
export function positionInWindow(start: HTMLElement): { readonly left: number; readonly top: number } {
  let left = 0
  let top = 0
  let element: Element | null = start
  while (element instanceof HTMLElement && !element.classList.contains('sw-app')) {
    left += element.offsetLeft
    top += element.offsetTop
    element = element.offsetParent
  }
  const app = element?.getBoundingClientRect()
  return { left: left + (app?.left ?? 0), top: top + (app?.top ?? 0) }
}
