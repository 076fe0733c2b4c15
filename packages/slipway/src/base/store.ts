import type { Unsubscribe } from './emitter.ts'

/** One value that changes, in the shape that React's `useSyncExternalStore` reads. */
export interface Store<Value> {
  get(): Value
  /** Replaces the value; listeners hear it only when it is another one. */
  set(next: Value): void
  subscribe(listener: () => void): Unsubscribe
}

/** Makes a store. It holds the value and its listeners, and nothing else. */
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
