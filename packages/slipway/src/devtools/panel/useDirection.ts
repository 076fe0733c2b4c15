import { useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'

/** The document's direction, also if the app changes it, and a function to set it. */
export function useDirection(): readonly [Direction, (direction: Direction) => void] {
  return [useSyncExternalStore(subscribe, read), turn]
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function turn(direction: Direction): void {
  document.documentElement.dir = direction
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
