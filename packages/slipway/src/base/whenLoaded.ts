import type { Unsubscribe } from './emitter.ts'

/**
 * Runs a function once its code is loaded, unless it was stopped before. Does nothing if the code cannot be loaded.
 *
 * @param start Starts with the loaded module, and returns a function that stops again.
 * @returns A function that stops, or prevents the start.
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
