/** Ends a subscription, a listener or a timer. A second call does nothing. */
export type Unsubscribe = () => void

/** A typed list of listeners. */
export interface Emitter<Events extends object> {
  /** Adds a listener, and returns a function that removes it. A function that was added twice is called twice. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  /**
   * Calls the listeners in the order in which they were added. If a listener throws, the others are still called. A listener
   * that an earlier one removes is not called.
   */
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void
  /** The number of listeners of a name. */
  count(name: keyof Events): number
}

/** Creates an emitter. `Events` maps each event's name to the type of its detail. */
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

/** Throws an error asynchronously, so that the platform reports it and the current call continues. */
export function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
