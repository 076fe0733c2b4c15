import type { Unsubscribe } from '../../base/emitter.ts'

/** What a pointer does between its down and its end. */
export interface PointerTrack {
  onMove?(event: PointerEvent): void
  /** Called once, when it is let go or the browser takes it over, for example to scroll (`pointercancel`). */
  onEnd(event: PointerEvent): void
  /** Called when another pointer comes down meanwhile. */
  onOther?(event: PointerEvent): void
}

/**
 * Follows a pointer from its `pointerdown` to its end.
 *
 * It listens on the window, before anyone else, so that nothing in between can hide the end of a gesture from the one
 * who began it; without a gesture there are no listeners.
 *
 * @returns Stops following; `onEnd` is not called then.
 */
export function trackPointer(pointerId: number, { onMove, onEnd, onOther }: PointerTrack): Unsubscribe {
  const stop = new AbortController()
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', call: PointerTrack['onEnd']) =>
    window.addEventListener(type, call, { capture: true, signal: stop.signal })
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    stop.abort()
    onEnd(event)
  }
  listen('pointerup', end)
  listen('pointercancel', end)
  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    // A mouse that moves with no button held was let go where we could not see it, such as outside the window.
    if (event.buttons === 0) end(event)
    else onMove?.(event)
  })
  listen('pointerdown', (event) => {
    if (event.pointerId !== pointerId) onOther?.(event)
  })
  return () => stop.abort()
}
