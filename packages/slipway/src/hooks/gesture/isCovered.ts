/**
 * Whether an event happened in a modal dialog that covers the element. Events of a dialog bubble to the page that contains it, but
 * they are not meant for that page.
 */
export function isCovered(element: Element, target: Element): boolean {
  const dialog = target.closest('dialog:modal')
  return dialog !== null && dialog !== element && element.contains(dialog)
}
