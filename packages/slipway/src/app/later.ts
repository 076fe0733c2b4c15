import type { Unsubscribe } from '../base/emitter.ts'
import type { Navigator } from '../router/navigator.ts'
import { startMemory } from './memory/memory.ts'
import { recoverPages } from './recovery/recoverPages.ts'

/** Starts what no first page needs. Returns what stops it. */
export function startLater(navigator: Navigator, root: Element): Unsubscribe {
  const stops = [startMemory(navigator, root), recoverPages(navigator)]
  return () => {
    for (const stop of stops) stop()
  }
}
