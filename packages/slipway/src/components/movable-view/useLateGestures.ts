import { type RefCallback, useCallback } from 'react'
import { whenLoaded } from '../../base/whenLoaded.ts'
import type { PanOptions, PinchOptions } from '../../hooks/gesture/index.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { loadGestures } from './loadGestures.ts'

/** How an element is moved by hand. What is not there is left to the browser. */
export interface Gestures {
  readonly pan?: PanOptions | undefined
  readonly pinch?: PinchOptions | undefined
}

/**
 * Makes an element that is panned and pinched, by code that comes after the first render: keys move it without that.
 *
 * @returns A ref for the element, which changes only with the pan's axis and with what there is; `undefined` where there is nothing.
 */
export function useLateGestures(gestures: Gestures): RefCallback<HTMLElement> | undefined {
  const latest = useLatest(gestures)
  const axis = gestures.pan?.axis
  const pinches = gestures.pinch !== undefined
  const attach = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return
      // Where it cannot be loaded, there are no gestures.
      return whenLoaded(loadGestures(), ({ attachPan, attachPinch }) => {
        const { pan, pinch } = latest.current
        const detachPan = axis && pan ? attachPan(element, pan, () => latest.current.pan ?? pan) : undefined
        const detachPinch =
          pinches && pinch ? attachPinch(element, pinch, () => latest.current.pinch ?? pinch) : undefined
        return () => {
          detachPan?.()
          detachPinch?.()
        }
      })
    },
    [latest, axis, pinches],
  )
  return axis || pinches ? attach : undefined
}
