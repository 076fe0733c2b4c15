import { useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'

/** The direction of the document, whoever turns it, and how to turn it. */
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
