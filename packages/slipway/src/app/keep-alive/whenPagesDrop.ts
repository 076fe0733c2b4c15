import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/** Number of mounted pages that are never dropped unless the app sets a lower limit: fewer than the default limit. */
const safeNumber = 5

/**
 * Calls a function when pages may have to be dropped, so that page restore is loaded only then: if a page or the app has
 * `keepAlive: 'none'`, when many pages are mounted, or when a guard refuses a page.
 */
export function whenPagesDrop({ app, mounted, pageGates }: PageNavigator, call: () => void): Unsubscribe {
  const { keepAlive = {}, pages } = app
  const modes = [keepAlive.default, ...Object.values(pages).map((page) => page.keepAlive)]
  const check = () => {
    const isRefused = [...pageGates.store.get().values()].some(({ name }) => name === 'refused')
    const isMany = mounted.get().size > Math.min(keepAlive.limit ?? safeNumber, safeNumber)
    if (isRefused || isMany || modes.includes('none')) call()
  }
  const stops = [mounted.subscribe(check), pageGates.store.subscribe(check)]
  check()
  return () => {
    for (const stop of stops) stop()
  }
}
