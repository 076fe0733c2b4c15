import type { KeepAlive } from '../../router/config/keepAliveTypes.ts'

/** A mounted page that another page covers. */
export interface CoveredPage {
  readonly key: string
  readonly keepAlive: KeepAlive
  /** Whether the page is a tab of the tab bar. */
  readonly isTab?: boolean | undefined
}

/** Maximum number of covered pages that stay mounted, unless the app sets one. Mini-programs allow at most ten open pages. */
const defaultLimit = 10

/**
 * Returns the keys of the covered pages to unmount: those with `keepAlive: 'none'`, and of the others the lowest ones beyond
 * the limit. In a stack the lower page was covered earlier, so these were shown the longest ago.
 *
 * Pinned pages and tabs stay mounted and do not count.
 *
 * @param covered Covered pages, the bottom one first.
 */
export function pagesToDrop(covered: readonly CoveredPage[], limit: number = defaultLimit): readonly string[] {
  const counted = covered.filter(({ keepAlive, isTab }) => (keepAlive === 'live' || keepAlive === 'paused') && !isTab)
  const beyond = counted.slice(0, Math.max(0, counted.length - limit))
  return covered.filter((page) => page.keepAlive === 'none' || beyond.includes(page)).map(({ key }) => key)
}
