import type { Unsubscribe } from './emitter.ts'

/** A changeable value with listeners, with the interface that React's `useSyncExternalStore` needs. */
export interface Store<Value> {
  get(): Value
  /** Replaces the value. Calls the listeners only if the value is different. */
  set(next: Value): void
  subscribe(listener: () => void): Unsubscribe
}

/** Creates a store. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of [...listeners]) if (listeners.has(listener)) listener()
    },
    subscribe(listener) {
      const entry = () => listener()
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
  }
}
