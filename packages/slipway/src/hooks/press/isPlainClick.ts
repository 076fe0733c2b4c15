/** The properties of a click that are read. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/**
 * Whether a click on a link should navigate in place: not a click with a modifier key or another button ("open in a new tab",
 * "save"), and not prevented.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}
