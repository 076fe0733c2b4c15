/** Stops what was started: a listener, a timer, a subscription. Calling it twice does no harm. */
export type Unsubscribe = () => void

/** A typed list of listeners. */
export interface Emitter<Events extends object> {
  /** Adds a listener and returns what removes it. The same function added twice is called twice. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  /**
   * Calls the listeners in the order they were added. One that throws does not keep the others from hearing; one removed
   * meanwhile is not called any more.
   */
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void
  /** The number of listeners of a name. */
  count(name: keyof Events): number
}

/** Makes an emitter. `Events` maps each event's name to what its listeners get. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<{ call(event: never): void }>>()
  return {
    on(name, listener) {
      const entry = { call: listener as (event: never) => void }
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(entry))
      return () => set.delete(entry)
    },
    emit(name, event) {
      const set = listeners.get(name)
      for (const entry of [...(set ?? [])]) {
        if (!set?.has(entry)) continue
        try {
          entry.call(event as never)
        } catch (error) {
          reportLater(error)
        }
      }
    },
    count: (name) => listeners.get(name)?.size ?? 0,
  }
}

/** Throws outside the current call, so that the platform reports the error and nothing is swallowed. */
export function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
