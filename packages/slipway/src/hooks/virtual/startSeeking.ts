import type { Unsubscribe } from '../../base/emitter.ts'
import { events, type Store } from './core.ts'

/** Frames without news, after which all that was drawn for them has been measured. */
const quietFrames = 10

/**
 * Goes to a place that is known only once what is around it is drawn and measured: at once, and again with each measure. The
 * driver does so until 150 ms after its last news, which on a busy device are over before the next frame.
 *
 * @returns Ends it.
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
