import type { Unsubscribe } from '../../base/emitter.ts'
import type { Navigator } from '../../router/navigator.ts'
import { livePages, topOf } from '../../router/stack.ts'
import { type CoveredPage, pagesToDrop } from './pagesToDrop.ts'

/**
 * Drops covered pages by the rules of the app: their elements go, their entries in the stack stay. It does so when a page is
 * off the screen, and so after the motion that covered it.
 *
 * @param root Holds the elements of the pages.
 * @param isRemembered Whether a page would come back as it was. One that would not is not dropped, nor one with unsaved
 * changes.
 */
export function dropPages(
  navigator: Navigator,
  root: Element,
  isRemembered: (page: Element, key: string) => boolean,
): Unsubscribe {
  const { app, stack, kept, matchOf } = navigator

  function coveredPages(): CoveredPage[] {
    const now = stack.get()
    const isCovered = (key: string) => {
      const page = root.querySelector(`.sw-page[data-covered][data-layer="${key}"]`)
      // One with unsaved changes is to be asked before it goes, and only its elements can.
      if (page === null || navigator.backPress?.holds(key)) return false
      // What shows next may have changed already, and not yet been drawn.
      return isRemembered(page, key) && key !== topOf(now).key
    }
    return livePages(now)
      .filter(({ key }) => isCovered(key))
      .map((entry) => {
        const route = matchOf(entry)?.route
        return { key: entry.key, keepAlive: route?.config.keepAlive, isTab: route && route.tabIndex >= 0 }
      })
  }

  function drop(): void {
    const dropped = pagesToDrop(coveredPages(), app.keepAlive?.limit)
    if (dropped.length > 0) kept.set(new Set([...kept.get()].filter((key) => !dropped.includes(key))))
  }

  const observer = new MutationObserver(drop)
  observer.observe(root, { subtree: true, attributeFilter: ['data-covered'] })
  return () => observer.disconnect()
}
