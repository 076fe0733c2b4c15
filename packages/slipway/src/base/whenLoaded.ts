import type { Unsubscribe } from './emitter.ts'

/**
 * Starts something by code that comes later, unless it is over by then. Where the code cannot be loaded, nothing starts.
 *
 * @param start Answers what stops it.
 * @returns Stops it, or keeps it from starting.
 *
 * @example
 * useEffect(() => whenLoaded(import('./attachSwing.ts'), (late) => late.attachSwing(element)), [element])
 */
export function whenLoaded<Late>(loading: Promise<Late>, start: (late: Late) => Unsubscribe | undefined): Unsubscribe {
  let stop: Unsubscribe | undefined
  let isOver = false
  loading.then(
    (late) => {
      if (!isOver) stop = start(late)
    },
    () => {},
  )
  return () => {
    isOver = true
    stop?.()
  }
}
