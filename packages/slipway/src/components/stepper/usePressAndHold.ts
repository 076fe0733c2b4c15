import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { Hold } from './holdPress.ts'

let holdPress: typeof import('./holdPress.ts').holdPress | undefined

/** Loads what holding takes. Where it cannot be loaded, each press is one step. */
export async function prepareHold(): Promise<void> {
  holdPress ??= (await import('./holdPress.ts').catch(() => undefined))?.holdPress
}

/**
 * Makes a button act once per click, and again and again while it is held, by code that comes after the first render.
 *
 * @param act Answers whether there is more to do: held, it goes on until there is not.
 * @returns Props for the button.
 */
export function usePressAndHold(act: () => boolean) {
  const latest = useLatest(act)
  const hold = useRef<Hold>({ stop() {}, hasActed: false }).current
  useEffect(() => {
    whenIdle(prepareHold)
    // The page may go, or be covered, under the finger.
    return () => hold.stop()
  }, [hold])
  return {
    onPointerDown({ button, pointerId }: PointerEvent) {
      if (button === 0) holdPress?.(hold, pointerId, latest)
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
