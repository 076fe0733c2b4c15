import type { Unsubscribe } from './emitter.ts'

/**
 * Starts something with code of a separate chunk, unless it is stopped before the code has been loaded.
 *
 * @param start Called with the loaded module. Returns a function that stops what it has started.
 * @param failed Called if the code cannot be loaded, unless stopped before. By default nothing starts, and the failure is ignored.
 * @returns Stops what was started, or prevents the start.
 *
 * @example
 * useEffect(() => whenLoaded(import('./attachSwing.ts'), (late) => late.attachSwing(element)), [element])
 */
export function whenLoaded<Late>(
  loading: Promise<Late>,
  start: (late: Late) => Unsubscribe | undefined,
  failed?: (error: unknown) => void,
): Unsubscribe {
  let stop: Unsubscribe | undefined
  let isOver = false
  loading.then(
    (late) => {
      if (!isOver) stop = start(late)
    },
    (error: unknown) => isOver || failed?.(error),
  )
  return () => {
    isOver = true
    stop?.()
  }
}
