import { type RefCallback, useCallback } from 'react'
import type { PanOptions, PinchOptions } from '../../hooks/gesture/index.ts'
import { useLatest } from '../../hooks/useLatest.ts'

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
      const gone = new AbortController()
      // Where it cannot be loaded, there are no gestures.
      import('./attachGestures.ts').then(
        ({ attachPan, attachPinch }) => {
          const { pan, pinch } = latest.current
          const keep = (detach: () => void) => gone.signal.addEventListener('abort', detach)
          if (gone.signal.aborted) return
          if (axis && pan) keep(attachPan(element, pan, () => latest.current.pan ?? pan))
          if (pinches && pinch) keep(attachPinch(element, pinch, () => latest.current.pinch ?? pinch))
        },
        () => {},
      )
      return () => gone.abort()
    },
    [latest, axis, pinches],
  )
  return axis || pinches ? attach : undefined
}
