import type { RefObject } from 'react'
import { longPressDefaults } from '../../base/defaults.ts'
import { trackPointer } from '../../hooks/trackPointer.ts'

/** From one time to the next while a button is held. */
const repeatMs = 100

/** A button that may be held. */
export interface Hold {
  /** Ends what goes on. */
  stop(): void
  /** Whether it has acted, so that the click at the end is none. */
  hasActed: boolean
}

/** Acts again and again while a pointer stays down, as long as there is more to do. */
export function holdPress(hold: Hold, pointerId: number, latest: Readonly<RefObject<() => boolean>>): void {
  hold.stop()
  hold.hasActed = false
  const repeat = () => {
    hold.hasActed = true
    if (latest.current()) timer = setTimeout(repeat, repeatMs)
  }
  let timer = setTimeout(repeat, longPressDefaults.delayMs)
  const untrack = trackPointer(pointerId, {
    onEnd() {
      hold.stop()
      // The click of this press, if there is one, comes before.
      setTimeout(() => {
        hold.hasActed = false
      })
    },
  })
  hold.stop = () => {
    clearTimeout(timer)
    untrack()
  }
}
