import type { Unsubscribe } from '../../base/emitter.ts'
import { keepAliveOf } from '../../router/config/keepAliveOf.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, topOf } from '../../router/stack/stack.ts'
import { isShown } from '../page-restore/isShown.ts'
import { type CoveredPage, pagesToDrop } from './pagesToDrop.ts'

/**
 * Drops covered pages by the app's rules: unmounts them, and keeps their entries in the stack. A page is dropped once it is
 * off the screen, so after the motion that covered it. A page that its guard refuses is dropped at once, because React
 * renders paused pages only when it is idle and would remove their content too late.
 *
 * @param root Contains the elements of the pages.
 * @param isRemembered Whether a page could be restored as it is now. A page that could not be restored is not dropped; nor is
 * one with unsaved changes.
 */
export function dropPages(
  pages: PageNavigator,
  root: Element,
  isRemembered: (page: Element, key: string) => boolean,
): Unsubscribe {
  const { app, stack, mounted, pageGates, matchOf } = pages
  function coveredPages(): CoveredPage[] {
    const now = stack.get()
    const isCovered = (key: string) => {
      const page = root.querySelector(`.sw-page[data-covered][data-layer="${key}"]`)
      // A page with unsaved changes must ask before it is left, and only a mounted page can ask.
      if (page === null || pages.backPress?.holds(key)) return false
      // The stack may have changed already without having been rendered.
      return isRemembered(page, key) && key !== topOf(now).key
    }
    return livePages(now)
      .filter(({ key }) => isCovered(key))
      .map((entry) => {
        const route = matchOf(entry)?.route
        return { key: entry.key, keepAlive: keepAliveOf(pages, entry), isTab: route && route.tabIndex >= 0 }
      })
  }

  function drop(dropped: readonly string[]): void {
    if (dropped.length > 0) mounted.set(new Set([...mounted.get()].filter((key) => !dropped.includes(key))))
  }

  function dropRefused(): void {
    const isCovered = (key: string) => !isShown(root.querySelector(`.sw-page[data-layer="${key}"]`))
    const refused = [...pageGates.store.get()].flatMap(([key, { name }]) => (name === 'refused' ? [key] : []))
    drop(refused.filter((key) => mounted.get().has(key) && key !== topOf(stack.get()).key && isCovered(key)))
  }

  const observer = new MutationObserver(() => drop(pagesToDrop(coveredPages(), app.keepAlive?.limit)))
  observer.observe(root, { subtree: true, attributeFilter: ['data-covered'] })
  const stop = pageGates.store.subscribe(dropRefused)
  dropRefused()
  return () => {
    stop()
    observer.disconnect()
  }
}
