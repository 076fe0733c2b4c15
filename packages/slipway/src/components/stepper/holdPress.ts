// Separate chunk: loaded when a stepper mounts.
import type { RefObject } from 'react'
import { longPressDefaults } from '../../base/defaults/defaults.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'

/** From one time to the next while a button is held. */
const repeatMs = 100

/** Makes a button act again and again while a pointer holds it, as long as there is more to do. */
export function holdPress(
  { current: button }: RefObject<HTMLElement | null>,
  act: () => boolean,
): Unsubscribe | undefined {
  if (!button) return
  const disposal = new AbortController()
  let stop = () => {}
  /** Whether it has acted, so that the click at the end is none. */
  let hasActed = false

  const hold = (press: PointerEvent) => {
    if (press.button !== 0) return
    stop()
    hasActed = false
    const repeat = () => {
      hasActed = true
      if (act()) timer = setTimeout(repeat, repeatMs)
    }
    let timer = setTimeout(repeat, longPressDefaults.delayMs)
    const untrack = trackPointer(press.pointerId, {
      onEnd() {
        stop()
        // The click of this press, if there is one, comes before.
        setTimeout(() => {
          hasActed = false
        })
      },
    })
    stop = () => {
      clearTimeout(timer)
      untrack()
    }
  }
  button.addEventListener('pointerdown', hold, disposal)
  button.addEventListener('click', (click) => hasActed && click.stopPropagation(), disposal)
  button.dataset.holdable = ''
  // The page may go, or be covered, under the finger.
  return () => {
    disposal.abort()
    stop()
  }
}
