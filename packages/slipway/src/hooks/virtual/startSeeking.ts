import type { Unsubscribe } from '../../base/emitter.ts'
import { events, type Store } from './core.ts'

/** Number of frames without a new measurement after which all rendered rows have been measured. */
const quietFrames = 10

/**
 * Scrolls to a position that is known only after the rows around it are rendered and measured: calls `go` now, and again after each
 * measurement. The driver itself stops 150 ms after its last measurement, which on a slow device can be over before the next frame.
 *
 * @returns Stops seeking.
 */
export function startSeeking(store: Store, go: () => void): Unsubscribe {
  let left = 0
  const seek = () => {
    left = quietFrames
    go()
  }
  const stop = store.$subscribe(events.size, seek)
  const wait = () => {
    if (left-- > 0) requestAnimationFrame(wait)
    else stop()
  }
  seek()
  wait()
  return stop
}
