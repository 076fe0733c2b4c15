// Separate chunk: loaded when a stepper mounts.
import type { RefObject } from 'react'
import { longPressDefaults } from '../../base/defaults/defaults.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'

/** The interval of the repetition while a button is held. */
const repeatMs = 100

/** Repeats the action of a button while a pointer holds it, until the action returns `false`. */
export function holdPress(
  { current: button }: RefObject<HTMLElement | null>,
  act: () => boolean,
): Unsubscribe | undefined {
  if (!button) return
  const disposal = new AbortController()
  let stop = () => {}
  /** Whether the action was repeated; then the click at the end is ignored. */
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
        // The click of this press, if any, is dispatched before this timer.
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
  // The page may be closed or covered during the press.
  return () => {
    disposal.abort()
    stop()
  }
}
