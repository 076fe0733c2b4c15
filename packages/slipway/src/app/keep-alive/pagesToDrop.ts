import type { KeepAlive } from '../../router/config/config.ts'

/** A page that another one covers, and that has its elements. */
export interface CoveredPage {
  readonly key: string
  /** @default 'paused' */
  readonly keepAlive?: KeepAlive | undefined
  /** Whether it belongs to the tab bar. */
  readonly isTab?: boolean | undefined
}

/** Most covered pages that stay where the app does not say. Mini-programs let no more than ten be opened. */
const usualLimit = 10

/**
 * Decides which covered pages lose their elements: those that ask for it, and of the others those furthest down, beyond the
 * limit. In a stack the lower page was covered earlier, so these are the ones seen longest ago.
 *
 * Live pages and pages of the tab bar stay, and do not count.
 *
 * @param covered The bottom first.
 * @returns Their keys.
 */
export function pagesToDrop(covered: readonly CoveredPage[], limit: number = usualLimit): readonly string[] {
  const counted = covered.filter(({ keepAlive = 'paused', isTab }) => keepAlive === 'paused' && !isTab)
  const beyond = counted.slice(0, Math.max(0, counted.length - limit))
  return covered.filter((page) => page.keepAlive === 'none' || beyond.includes(page)).map(({ key }) => key)
}
