import { useSyncExternalStore } from 'react'

/** A choice of the user that is stored for later visits. */
export interface StoredChoice<Value extends string> {
  /** Applies the stored value. Until then the value is the default, as in HTML from the build. */
  start(): void
  set(value: Value): void
  /** The value; renders the component again when it changes. */
  use(): Value
}

/**
 * Creates a choice. Without storage it lasts until the document is left.
 *
 * @param values All values; the first one is the default.
 * @param apply Called with each value, also with the stored one.
 */
export function storedChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  apply: (value: Value) => void,
): StoredChoice<Value> {
  const key = `showcase:${name}`
  const listeners = new Set<() => void>()
  const [initial] = values
  let value = initial
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    start() {
      const stored = read(key)
      value = values.find((each) => each === stored) ?? initial
      apply(value)
    },
    set(next) {
      value = next
      apply(next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // The browser forbids storage.
      }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
