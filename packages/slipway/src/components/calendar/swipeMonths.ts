// Separate chunk: loaded when a calendar mounts.
import type { RefObject } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import type { PanOptions } from '../../hooks/gesture/pan/panOptions.ts'

/** Calls `turn` after each swipe on a calendar: with 1 for the next month, with -1 for the previous one. */
export function swipeMonths(
  { current: calendar }: RefObject<HTMLElement | null>,
  turn: (months: number) => void,
): Unsubscribe | undefined {
  if (!calendar) return
  const options: PanOptions = {
    axis: 'x',
    onEnd({ offset, velocity, cancelled }) {
      const forward = getComputedStyle(calendar).direction === 'rtl' ? 1 : -1
      const distance = (offset.x + velocity.x * 100) * forward
      if (!cancelled && Math.abs(distance) > 40) turn(Math.sign(distance))
    },
  }
  return attachPan(calendar, options, () => options)
}
