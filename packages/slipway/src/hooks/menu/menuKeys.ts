import type { KeyboardEvent } from 'react'

/** The enabled items of a menu, in document order. */
export const menuItems = (menu: Element | null | undefined): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:enabled') ?? []),
]

/**
 * Moves the focus in a menu: with the arrow keys in a circle, with Home and End, and with a letter to the next item that starts with it.
 * It calls `preventDefault` of these events.
 *
 * @returns Whether the key moves the focus.
 */
export function moveInMenu(event: KeyboardEvent, menu: Element | null): boolean {
  const items = menuItems(menu)
  const at = items.indexOf(event.target as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key] ?? startingWith(event, items, at)
  if (to === undefined || items.length === 0) return false
  items.at(to % items.length)?.focus()
  event.preventDefault()
  return true
}

function startingWith({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: readonly HTMLElement[], at: number) {
  if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
  const letter = key.toLocaleLowerCase()
  const ordered = items.map((_, index) => (at + 1 + index) % items.length)
  return ordered.find((index) => items[index]?.textContent.trim().toLocaleLowerCase().startsWith(letter))
}
