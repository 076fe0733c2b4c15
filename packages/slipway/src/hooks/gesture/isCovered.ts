/**
 * Tells whether an element lies below the modal dialog in which something happened. A page that has its dialog in it hears of all
 * that happens there, and is not meant by any of it.
 */
export function isCovered(element: Element, target: Element): boolean {
  const dialog = target.closest('dialog:modal')
  return dialog !== null && dialog !== element && element.contains(dialog)
}
