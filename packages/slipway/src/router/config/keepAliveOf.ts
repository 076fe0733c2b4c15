import type { PageEntry } from '../stack/stack.ts'
import type { GuardedPages } from './guardTypes.ts'
import type { KeepAlive } from './keepAliveTypes.ts'

/** Returns the treatment of a page while it is covered: the page's own, or else the app's default. */
export function keepAliveOf({ app, matchOf }: GuardedPages, entry: PageEntry): KeepAlive {
  return matchOf(entry)?.route.config.keepAlive ?? app.keepAlive?.default ?? 'live'
}

/** Whether React cleans up the effects of a page while it is covered. */
export function pausesEffects(pages: GuardedPages, entry: PageEntry): boolean {
  const keepAlive = keepAliveOf(pages, entry)
  return keepAlive === 'paused' || keepAlive === 'none'
}
