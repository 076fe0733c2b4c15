import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { longPressDefaults } from '../../base/defaults.ts'
import { trackPointer } from '../../hooks/trackPointer.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/** From one time to the next while a button is held. */
const repeatMs = 100

/**
 * Makes a button act once per click, and again and again while it is held.
 *
 * @param act Answers whether there is more to do: held, it goes on until there is not.
 * @returns Props for the button.
 */
export function usePressAndHold(act: () => boolean) {
  const latest = useLatest(act)
  const hold = useRef({ stop() {}, hasActed: false }).current
  // The page may go, or be covered, under the finger.
  useEffect(() => () => hold.stop(), [hold])
  return {
    onPointerDown({ button, pointerId }: PointerEvent) {
      if (button !== 0) return
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
    },
    onClick() {
      if (!hold.hasActed) act()
    },
    // The field keeps the focus, or goes without: a phone opens no keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // Held by a finger, some systems ask what to do with it.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
