import { useSyncExternalStore } from 'react'

/** Which way lines run. */
export type Direction = 'ltr' | 'rtl'

const storageKey = 'showcase:direction'
const listeners = new Set<() => void>()

/** Brings back the direction of the last visit. */
export function startDirection(): void {
  try {
    if (localStorage.getItem(storageKey) === 'rtl') document.documentElement.dir = 'rtl'
  } catch {
    // Without storage each visit begins left to right.
  }
}

/** Turns the document, and remembers it. */
export function setDirection(direction: Direction): void {
  document.documentElement.dir = direction
  try {
    localStorage.setItem(storageKey, direction)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The document's direction; the component renders again when it turns. */
export const useDirection = (): Direction => useSyncExternalStore(subscribe, readDirection)

const readDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
