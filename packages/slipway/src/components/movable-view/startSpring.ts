import type { Unsubscribe } from '../../base/emitter.ts'
import { springLeft } from './movableView.state.ts'

/** Distance to the end at which the rest of the motion is invisible. */
const restPx = 0.5

/**
 * Runs a spring.
 *
 * @param distancePx Distance to cover.
 * @param onMove Called once per frame with the share of the distance that is left; the last value is 0.
 * @returns Stops the motion at once, without calling `onMove`.
 */
export function startSpring(distancePx: number, damping: number, onMove: (left: number) => void): Unsubscribe {
  let startMs: number | undefined
  const next = (atMs: number) => {
    startMs ??= atMs
    const left = springLeft(damping, atMs - startMs)
    const isOver = left * distancePx < restPx
    if (!isOver) frame = requestAnimationFrame(next)
    onMove(isOver ? 0 : left)
  }
  let frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}
