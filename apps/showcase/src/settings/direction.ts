import { useSyncExternalStore } from 'react'

/** Direction of the layout. */
export type Direction = 'ltr' | 'rtl'

const storageKey = 'showcase:direction'
const listeners = new Set<() => void>()

/** Restores the direction of the last visit. */
export function startDirection(): void {
  try {
    if (localStorage.getItem(storageKey) === 'rtl') document.documentElement.dir = 'rtl'
  } catch {
    // Without storage each visit starts left to right.
  }
}

/** Sets the document's direction and stores it. */
export function setDirection(direction: Direction): void {
  document.documentElement.dir = direction
  try {
    localStorage.setItem(storageKey, direction)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The document's direction; renders the component again when it changes. */
export const useDirection = (): Direction => useSyncExternalStore(subscribe, readDirection, () => 'ltr')

const readDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
