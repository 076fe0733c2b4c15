import { type RefCallback, useCallback } from 'react'
import { lateCode } from '../../../base/late/lateCode.ts'
import { useLatest } from '../../useLatest.ts'
import { firstSwipe } from './firstSwipe.ts'
import type { PanOptions } from './panOptions.ts'

const latePan = lateCode(() => import('./attachPan.ts'))

/**
 * Makes an element pannable, as `usePan` does, but loads the code when the user begins to use the page. For components that are
 * usable without the gesture and should not include its code. A swipe by touch that begins before the code is loaded has its effect
 * at its end.
 *
 * @param options `axis`, `pointers` and `touchAction` must not change.
 * @returns A ref for the element; `undefined` when disabled. While the code is attached, the element's style has a `touch-action`.
 */
export function useLatePan(
  options: PanOptions & { axis: 'x' | 'y'; disabled?: boolean },
): RefCallback<HTMLElement> | undefined {
  const latest = useLatest(options)
  const attach = useCallback(
    (element: HTMLElement) => {
      let isMissing = true
      const ends = [
        firstSwipe(
          element,
          latest.current.axis,
          () => isMissing,
          (offset, ms) => {
            const { canBegin, onBegin, onMove, onEnd } = latest.current
            const motion = { offset, velocity: { x: offset.x / ms, y: offset.y / ms } }
            const beginning = { ...motion, pointerType: 'touch', target: element } as const
            if (canBegin?.(beginning) === false) return
            onBegin?.(beginning)
            onMove?.(motion)
            onEnd?.({ ...motion, cancelled: false })
          },
        ),
        latePan(element, (late) => {
          isMissing = false
          return late.attachPan(element, latest.current, () => latest.current)
        }),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    [latest],
  )
  return options.disabled ? undefined : attach
}
