/** A promise that is started when it is first needed, and again after it was forgotten. */
export interface Remembered<Value> {
  get(): Promise<Value>
  forget(): void
}

/** Remembers the promise of `start`, and forgets it if it fails. The next `get` then starts again. */
export function remembered<Value>(start: () => Promise<Value>): Remembered<Value> {
  let current: Promise<Value> | undefined
  const forget = () => {
    current = undefined
  }
  return {
    get() {
      if (current) return current
      const started = start()
      current = started
      started.catch(() => current === started && forget())
      return started
    },
    forget,
  }
}
