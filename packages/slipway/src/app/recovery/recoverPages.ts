import type { Unsubscribe } from '../../base/emitter.ts'
import type { Route } from '../../router/config/routes.ts'
import type { Loadable, PageModule } from '../../router/load/pageLoader.ts'
import type { PageNavigator, Refused } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import { loaderPart } from '../page-data/loaderPart.ts'
import { forgetReload, isAt, mayReload, type ReloadableDocument, reloadOnce } from './reloadOnce.ts'
import { showRefused } from './showRefused.ts'

/**
 * Gets the page shown back where its code, or that of its loader, was lost: by one reload at its own address, and when the
 * network returns. A page that was called and that no reload would bring is not opened, and a message says why. Returns what
 * stops it.
 *
 * @param refused A page that was called before, and was not opened: that message is still to come.
 */
export function recoverPages(pages: PageNavigator, at: ReloadableDocument = location, refused?: Refused): Unsubscribe {
  const { stack, pageGates, loader, painted } = pages
  let watched: readonly Loadable[] = []
  let unwatch: Unsubscribe[] = []

  const top = () => topOf(stack.get())

  /** Whether a page that is called will be reloaded once it is open. */
  function willReload(url: string): boolean {
    const href = pages.hrefOf({ url })
    const here = pages.hrefOf({ url: top().url })
    return href !== undefined && here !== undefined && isAt(here, at) && mayReload(href, at)
  }

  const hasLost = (part: Loadable) => isLost(loader.of(part).get())

  function watch(): void {
    for (const stop of unwatch) stop()
    // None while a guard keeps the page from the screen.
    const route = pageGates.store.get().has(top().key) ? undefined : pages.matchOf(top())?.route
    watched = route ? partsOf(route) : []
    unwatch = watched.map((part) => loader.of(part).subscribe(check))
    check()
  }

  function check(): void {
    for (const part of watched) if (hasLost(part)) void recover(part)
  }

  function notifyRefused(...[route, , hasThrown]: Refused): void {
    // Its code may have come since.
    const missing = partsOf(route).filter((part) => loader.of(part).get().name === 'failed')
    if (hasThrown || missing.length > 0) showRefused(missing.some(hasLost))
  }

  async function recover(part: Loadable): Promise<void> {
    const { key, url } = top()
    const href = pages.hrefOf({ url })
    // The history follows the stack: it may still be on its way to the address.
    await pages.settled()
    // What stands on the screen until the new document does is not that all has failed.
    if (href !== undefined && top().key === key && reloadOnce(href, at)) loader.of(part).set({ name: 'loading' })
  }

  /** Another page, beside the one shown, may have come while that one still waits for what a reload was to bring. */
  function onDrawn(): void {
    if (painted.get() === top().key) forgetReload()
  }

  function onOnline(): void {
    // What fails again is on the screen again.
    for (const part of watched) if (loader.of(part).get().name === 'failed') loader.load(part).catch(() => {})
  }

  const stops = [stack.subscribe(watch), pageGates.store.subscribe(watch), painted.subscribe(onDrawn)]
  window.addEventListener('online', onOnline)
  pages.recover = (route, url, hasThrown) => {
    const lost = partsOf(route).some(hasLost)
    const opens = lost && !hasThrown && willReload(url)
    if (!opens) showRefused(lost)
    return opens
  }
  // Without a network the message could not be loaded any more.
  import('../overlays/OverlayHost.tsx').catch(() => {})
  if (refused) notifyRefused(...refused)
  watch()
  onDrawn()
  return () => {
    pages.recover = undefined
    window.removeEventListener('online', onOnline)
    for (const stop of [...stops, ...unwatch]) stop()
  }
}

/** What a page needs: its code, and that of its loader. */
function partsOf(route: Route): readonly Loadable[] {
  return route.config.data ? [route, loaderPart(route)] : [route]
}

function isLost(state: PageModule): boolean {
  return state.name === 'failed' && state.why === 'lost'
}
