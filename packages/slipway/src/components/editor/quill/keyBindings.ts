/** Quill's own bindings that the editor does not have: Tab moves the focus, except in lists, quotes and code. */
const removed = [
  'tab',
  'remove tab',
  'table backspace',
  'table delete',
  'table enter',
  'table tab',
  'table down',
  'table up',
]

/** Returns the key bindings of the editor. */
export function keyBindings(all: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !removed.includes(name)))
}
