import type { Unsubscribe } from '../base/emitter.ts'
import type { Navigator } from '../router/navigator.ts'
import { colorBrowserBars } from './browserBars.ts'
import { startMemory } from './memory/memory.ts'
import { lookOf } from './motion/lookOf.ts'
import { mover } from './motion/mover.ts'
import { move } from './motion/play.ts'

/** Starts what an app can do without until its first page is drawn. */
export function startLater(navigator: Navigator, root: Element): Unsubscribe {
  mover.current = { lookOf, move }
  const stops = [startMemory(navigator, root), colorBrowserBars()]
  return () => {
    for (const stop of stops) stop()
  }
}
