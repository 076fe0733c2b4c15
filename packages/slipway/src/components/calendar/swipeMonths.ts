// Separate chunk: loaded when a calendar mounts.
import type { RefObject } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import type { PanOptions } from '../../hooks/gesture/pan/panOptions.ts'

/** Turns a calendar's months by swipes: 1 for the next one, -1 for the previous one. */
export function swipeMonths(
  { current: calendar }: RefObject<HTMLElement | null>,
  turn: (months: number) => void,
): Unsubscribe | undefined {
  if (!calendar) return
  const options: PanOptions = {
    axis: 'x',
    onEnd({ offset, velocity, cancelled }) {
      const forward = getComputedStyle(calendar).direction === 'rtl' ? 1 : -1
      const way = (offset.x + velocity.x * 100) * forward
      if (!cancelled && Math.abs(way) > 40) turn(Math.sign(way))
    },
  }
  return attachPan(calendar, options, () => options)
}
