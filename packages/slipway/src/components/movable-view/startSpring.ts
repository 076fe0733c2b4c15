import type { Unsubscribe } from '../../base/emitter.ts'
import { springLeft } from './movableView.state.ts'

/** This close to its end nothing is seen any more. */
const restPx = 0.5

/**
 * Runs a spring.
 *
 * @param wayPx How long its way is.
 * @param onMove Called once per frame, with the share of the way that is left: at last with 0.
 * @returns Stops it where it is, untold.
 */
export function startSpring(wayPx: number, damping: number, onMove: (left: number) => void): Unsubscribe {
  let startMs: number | undefined
  const next = (atMs: number) => {
    startMs ??= atMs
    const left = springLeft(damping, atMs - startMs)
    const isOver = left * wayPx < restPx
    if (!isOver) frame = requestAnimationFrame(next)
    onMove(isOver ? 0 : left)
  }
  let frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}
