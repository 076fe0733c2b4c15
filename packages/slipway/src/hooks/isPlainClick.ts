import type { MouseEvent } from 'react'

/** A click that means "go there", not "open in a new tab" or "save". */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
