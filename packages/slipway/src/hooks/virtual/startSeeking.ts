import { sizeEvent, type VirtuaStore } from './virtuaStore.ts'

/** Number of frames without a new measurement after which all rendered rows have been measured. */
const quietFrames = 10

/** A scroll to a position that is known only after the rows around it are rendered and measured. */
export interface Seeking {
  /** Handles a scroll event: stops if the user has scrolled, or if a smooth scroll is in progress. */
  onScroll(): void
  stop(): void
}

/**
 * Starts seeking: scrolls now, and again after each measurement. The driver itself stops 150 ms after its last measurement, which on
 * a slow device can be over before the next frame.
 *
 * @param readPx Returns the scroll position.
 */
export function startSeeking(
  subscribe: VirtuaStore['subscribe'],
  scroll: () => Promise<void>,
  readPx: () => number,
): Seeking {
  let framesLeft = 0
  let soughtPx = readPx()
  const seek = async () => {
    framesLeft = quietFrames
    await scroll()
    soughtPx = readPx()
  }
  const stop = subscribe(sizeEvent, seek)
  const wait = () => {
    if (framesLeft-- > 0) requestAnimationFrame(wait)
    else stop()
  }
  void seek()
  wait()
  return { onScroll: () => Math.abs(readPx() - soughtPx) > 1 && stop(), stop }
}
