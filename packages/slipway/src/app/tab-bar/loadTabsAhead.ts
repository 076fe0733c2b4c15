import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import { savesData } from '../../router/links/prefetch.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import type { TabBarConfig } from './tabBarConfig.ts'

/**
 * Loads the code of the tabs' pages one after the other when the browser is idle, from the time when the user has changed the tab.
 * Returns a function that stops it.
 */
export function loadTabsAhead({ app, painted, loader, routes, stack, entry }: PageNavigator): Unsubscribe {
  const tabs = app.tabBar as TabBarConfig | undefined
  if (!tabs || tabs.prefetch === false || savesData()) return () => {}
  const rest = [...routes.tabs]
  let giveUp: Unsubscribe | undefined
  const next = () => {
    const route = routes.get(rest.shift() ?? '')
    // A page that failed to load is requested again when its tab is opened.
    if (route) giveUp = whenIdle(() => void loader.load(route).then(next, next))
  }
  const begin = () => {
    const { key, url } = topOf(stack.get())
    if (painted.get() !== key || key === entry.key || !routes.isTab(url)) return
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
