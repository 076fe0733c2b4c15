import type { Unsubscribe } from '../../../base/emitter.ts'
import type { Vector } from './pan.state.ts'

/** Shorter touches are taps, because a fingertip rolls. */
const slopPx = 10

/**
 * Follows the touches on an element whose gesture code may not be loaded yet, and reports each swipe along the axis at its end.
 * The user's first swipe is then not lost, although the content does not follow the finger.
 *
 * @param isMissing Returns whether the code is missing; called when a touch begins.
 */
export function firstSwipe(
  element: HTMLElement,
  axis: 'x' | 'y',
  isMissing: () => boolean,
  onSwipe: (offset: Vector, ms: number) => void,
): Unsubscribe {
  let down: { readonly touch: Touch; readonly atMs: number } | undefined
  const disposal = new AbortController()
  const options = { passive: true, signal: disposal.signal }
  const begin = ({ touches, timeStamp: atMs }: TouchEvent) => {
    const [touch] = touches
    down = touch && touches.length === 1 && isMissing() ? { touch, atMs } : undefined
  }
  const end = ({ changedTouches, timeStamp }: TouchEvent) => {
    const touch = down && changedTouches[0]
    if (!down || !touch) return
    const x = touch.clientX - down.touch.clientX
    const y = touch.clientY - down.touch.clientY
    const ms = timeStamp - down.atMs
    down = undefined
    const [along, across] = (axis === 'x' ? [x, y] : [y, x]).map(Math.abs) as [number, number]
    if (along > slopPx && along > across) onSwipe(axis === 'x' ? { x, y: 0 } : { x: 0, y }, ms)
  }
  element.addEventListener('touchstart', begin, options)
  element.addEventListener('touchend', end, options)
  return () => disposal.abort()
}
