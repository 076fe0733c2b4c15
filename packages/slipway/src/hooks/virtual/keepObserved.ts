type Observe = (element: HTMLElement, index: number) => () => void

/** An observation of an element. */
interface Observation {
  readonly index: number
  /** How many times `forget` was called before it began. */
  readonly age: number
  readonly stop: () => void
}

/**
 * Observes an element on, if it is observed again for the same index in the turn in which its observation ended. React's strict mode
 * does so with each new row, and this may happen while the observer reports the row's size. Then the browser would report a loop of
 * observers on the console, because a new observation of the same element begins in the same frame.
 *
 * `forget` is for an observer that was disconnected: it observes each element anew.
 */
export function keepObserved(observe: Observe): { readonly observe: Observe; forget(): void } {
  const ending = new Map<HTMLElement, Observation>()
  let age = 0
  return {
    forget() {
      age++
    },
    observe(element, index) {
      const last = ending.get(element)
      ending.delete(element)
      const isKept = last?.index === index && last.age === age
      if (!isKept) last?.stop()
      const observation = isKept ? last : { index, age, stop: observe(element, index) }
      return () => {
        ending.set(element, observation)
        queueMicrotask(() => {
          if (ending.get(element) !== observation) return
          ending.delete(element)
          observation.stop()
        })
      }
    },
  }
}
