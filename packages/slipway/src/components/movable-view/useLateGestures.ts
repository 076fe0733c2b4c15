import { type RefCallback, useCallback } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import type { PanAxis, PanListeners, PinchOptions } from '../../hooks/gesture/index.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type LateGestures, loadGestures } from './loadGestures.ts'

/** Gestures of an element. Listeners and options are created once, when their code has loaded. */
export interface Gestures {
  /** The axis of a pan; `undefined` leaves pans to the browser. */
  readonly axis?: PanAxis | undefined
  readonly pan?: (late: LateGestures) => PanListeners
  /** `undefined` leaves pinches to the browser. */
  readonly pinch?: ((late: LateGestures) => PinchOptions) | undefined
}

/**
 * Attaches gestures to an element, by code that is loaded after the first render. Keys work without that code.
 *
 * @returns A ref for the element, which changes only with the axis and with whether there is a pinch; `undefined` without gestures.
 */
export function useLateGestures(gestures: Gestures): RefCallback<HTMLElement> | undefined {
  const latest = useLatest(gestures)
  const { axis } = gestures
  const pinches = gestures.pinch !== undefined
  const attach = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return
      // Without the code, for example offline, pointers do nothing; the next press tries again.
      return whenLoaded(loadGestures, (late) => {
        const { pan, pinch } = latest.current
        const detachPan = axis && late.attachPan(element, { axis, ...pan?.(late) })
        const detachPinch = pinches && pinch ? late.attachPinch(element, pinch(late)) : undefined
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
