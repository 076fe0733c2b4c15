import type { Unsubscribe } from '../base/emitter.ts'
import { focusPressed } from '../hooks/focusPressed.ts'
import type { Navigator } from '../router/navigator.ts'
import type { Route } from '../router/routes.ts'
import { colorBrowserBars } from './browserBars.ts'
import { startMemory } from './memory/memory.ts'
import { lookOf } from './motion/lookOf.ts'
import { mover } from './motion/mover.ts'
import { move } from './motion/play.ts'
import { recoverPages } from './recovery/recoverPages.ts'

/**
 * Starts what an app can do without until its first page is drawn. Returns what stops it.
 *
 * @param refused A page that was not opened meanwhile, as its code was lost.
 */
export function startLater(navigator: Navigator, root: Element, refused: Route | undefined): Unsubscribe {
  mover.current = { lookOf, move }
  const recovering = recoverPages(navigator, location, refused)
  const stops = [startMemory(navigator, root), colorBrowserBars(), recovering, focusPressed()]
  return () => {
    for (const stop of stops) stop()
  }
}
