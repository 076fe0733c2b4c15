/** What of a click says how it is meant. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Whether a click on a link means "go there", not "open in a new tab" or "save", and nobody has taken it. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}
