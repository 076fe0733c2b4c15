import type { Unsubscribe } from '../../base/emitter.ts'
import { showLost } from '../../hooks/showLine.ts'
import type { Route } from '../../router/config/routes.ts'
import type { Loadable, PageModule } from '../../router/load/pageLoader.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import { loaderPart } from '../page-data/loaderPart.ts'
import { forgetReload, isAt, mayReload, type ReloadableDocument, reloadOnce } from './reloadOnce.ts'

/**
 * Recovers the current page if its code, or that of its loader, could not be loaded: by one reload at its address, and when
 * the network is back. If a requested page cannot be recovered by a reload, it is not opened, and a message gives the reason.
 * Returns a function that stops recovery.
 */
export function recoverPages(pages: PageNavigator, at: ReloadableDocument = location): Unsubscribe {
  const { stack, pageGates, loader, painted } = pages
  let watched: readonly Loadable[] = []
  let unwatch: Unsubscribe[] = []

  const top = () => topOf(stack.get())

  /** Whether the document will be reloaded once a requested page is open. */
  function willReload(url: string): boolean {
    const href = pages.hrefOf({ url })
    const here = pages.hrefOf({ url: top().url })
    return href !== undefined && here !== undefined && isAt(here, at) && mayReload(href, at)
  }

  const hasLost = (part: Loadable) => isLost(loader.of(part).get())

  function watch(): void {
    for (const stop of unwatch) stop()
    // Watches nothing while a guard hides the page.
    const route = pageGates.store.get().has(top().key) ? undefined : pages.matchOf(top())?.route
    watched = route ? partsOf(route) : []
    unwatch = watched.map((part) => loader.of(part).subscribe(check))
    check()
  }

  function check(): void {
    for (const part of watched) if (hasLost(part)) void recover(part)
  }

  async function recover(part: Loadable): Promise<void> {
    const { key, url } = top()
    const href = pages.hrefOf({ url })
    // The browser's history follows the stack asynchronously: its address may not have changed yet.
    await pages.settled()
    // Shows the skeleton, not the failure, until the new document is loaded.
    if (href !== undefined && top().key === key && reloadOnce(href, at)) loader.of(part).set({ name: 'loading' })
  }

  /** Another page, in split view, may be painted while the current page still waits for the reload. */
  function onPainted(): void {
    if (painted.get() === top().key) forgetReload()
  }

  function onOnline(): void {
    // A failure is shown on the screen again.
    for (const part of watched) if (loader.of(part).get().name === 'failed') loader.load(part).catch(() => {})
  }

  const stops = [stack.subscribe(watch), pageGates.store.subscribe(watch), painted.subscribe(onPainted)]
  window.addEventListener('online', onOnline)
  pages.recover = (route, url, hasThrown) => {
    const lost = partsOf(route).some(hasLost)
    const opens = lost && !hasThrown && willReload(url)
    if (!opens) showLost(lost)
    return opens
  }
  watch()
  onPainted()
  return () => {
    pages.recover = undefined
    window.removeEventListener('online', onOnline)
    for (const stop of [...stops, ...unwatch]) stop()
  }
}

/** Returns the modules that a page needs: its code, and that of its loader. */
function partsOf(route: Route): readonly Loadable[] {
  return route.config.data ? [route, loaderPart(route)] : [route]
}

function isLost(state: PageModule): boolean {
  return state.name === 'failed' && state.why === 'lost'
}
