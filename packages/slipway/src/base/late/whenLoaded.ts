import type { Unsubscribe } from '../emitter.ts'

/**
 * Runs a function once its code is loaded, unless it was stopped before. If the code cannot be loaded, the next press in the document
 * tries again, so that gestures work once the network is back.
 *
 * @param load Imports the code.
 * @param start Starts with the loaded module, and returns a function that stops again.
 * @param onFail Called instead of waiting for a press if the code cannot be loaded, also after the stop.
 * @returns A function that stops, or prevents the start.
 *
 * @example
 * useEffect(() => whenLoaded(() => import('./attachSwing.ts'), (late) => late.attachSwing(element)), [element])
 */
export function whenLoaded<Late>(
  load: () => Promise<Late>,
  start: (late: Late) => Unsubscribe | undefined,
  onFail?: (error: unknown) => void,
): Unsubscribe {
  let stop: Unsubscribe | undefined
  let isOver = false
  const attempt = () => {
    if (isOver) return
    load().then(
      (late) => {
        if (!isOver) stop = start(late)
      },
      // Node has no presses.
      onFail ?? (() => globalThis.addEventListener?.('pointerdown', attempt, { capture: true, once: true })),
    )
  }
  attempt()
  return () => {
    isOver = true
    stop?.()
  }
}
