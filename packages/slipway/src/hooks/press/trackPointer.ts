import type { Unsubscribe } from '../../base/emitter.ts'

/** Listeners for the events of a pointer from its press to its end. */
export interface PointerTrack {
  onMove?(event: PointerEvent): void
  /** Called once, when the pointer is released or the browser takes it over, for example to scroll (`pointercancel`). */
  onEnd(event: PointerEvent): void
  /** Called when another pointer is pressed meanwhile. */
  onOther?(event: PointerEvent): void
}

/**
 * Follows a pointer from its `pointerdown` to its end.
 *
 * The listeners are capturing listeners of the window, so that no element can hide the end of a gesture. They exist only
 * during a gesture.
 *
 * @returns Stops following; `onEnd` is not called then.
 */
export function trackPointer(pointerId: number, { onMove, onEnd, onOther }: PointerTrack): Unsubscribe {
  const listening = new AbortController()
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', call: PointerTrack['onEnd']) =>
    window.addEventListener(type, call, { capture: true, signal: listening.signal })
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    listening.abort()
    onEnd(event)
  }
  listen('pointerup', end)
  listen('pointercancel', end)
  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    // A mouse that moves without a pressed button was released where no event arrives, such as outside the window.
    if (event.buttons === 0) end(event)
    else onMove?.(event)
  })
  listen('pointerdown', (event) => {
    if (event.pointerId !== pointerId) onOther?.(event)
  })
  return () => listening.abort()
}
