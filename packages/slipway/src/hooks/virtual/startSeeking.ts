import type { Unsubscribe } from '../../base/emitter.ts'
import { events, type VirtuaStore } from './virtuaStore.ts'

/** Frames without a measurement after which every row that was rendered for the position has been measured. */
const quietFrames = 10

/**
 * Scrolls to a position that is known only once the rows around it are rendered and measured: immediately, and again after each
 * measurement. virtua itself stops 150 ms after its last measurement, which on a busy device is before the next frame.
 *
 * @returns Stops it.
 */
export function startSeeking({ subscribe }: Pick<VirtuaStore, 'subscribe'>, scroll: () => void): Unsubscribe {
  let framesLeft = 0
  const seek = () => {
    framesLeft = quietFrames
    scroll()
  }
  const stop = subscribe(events.measure, seek)
  const wait = () => {
    if (framesLeft-- > 0) requestAnimationFrame(wait)
    else stop()
  }
  seek()
  wait()
  return stop
}
