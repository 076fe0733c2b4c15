import { createEmitter } from '../../base/emitter.ts'
import { type PageEvents, usePageEvent } from '../pageEvents.ts'

/** What a tap on a tab tells. */
export interface TabItemTap {
  /** Its place in the config's `items`, tabs that are not visible counted too. */
  readonly index: number
  /** Its text. */
  readonly text: string
  /** The path of its page. */
  readonly pagePath: string
}

/** What the tab bar tells its pages. */
export const tabEvents = createEmitter<PageEvents<{ readonly itemTap: TabItemTap }>>()

/**
 * Runs when the tab of the page around is tapped: after a switch to it, once the page is shown, and each time it is tapped
 * while it is shown. A switch by a call does not count.
 *
 * @example
 * useTabItemTap(() => refresh())
 */
export function useTabItemTap(listener: (event: TabItemTap) => void): void {
  usePageEvent(tabEvents, 'itemTap', listener)
}
