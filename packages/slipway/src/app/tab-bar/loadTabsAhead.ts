import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import { savesData } from '../../router/load/prefetch.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import type { TabBarConfig } from './tabBar.ts'

/**
 * Loads the code of the tabs' pages once one of them is drawn, one after the other, whenever the browser has time. Returns what
 * stops it.
 */
export function loadTabsAhead({ app, painted, loader, routes, stack }: PageNavigator): Unsubscribe {
  const tabs = app.tabBar as TabBarConfig | undefined
  if (!tabs || tabs.prefetch === false || savesData()) return () => {}
  const rest = [...routes.tabs]
  let giveUp: Unsubscribe | undefined
  const next = () => {
    const route = routes.get(rest.shift() ?? '')
    // What fails is tried again when the tab is opened.
    if (route) giveUp = whenIdle(() => void loader.load(route).then(next, next))
  }
  const begin = () => {
    if (painted.get() === undefined || !routes.isTab(topOf(stack.get()).url)) return
    stop()
    next()
  }
  const stop = painted.subscribe(begin)
  begin()
  return () => {
    rest.length = 0
    giveUp?.()
    stop()
  }
}
