import { usePageEvent } from '../page/usePageEvent.ts'
import { type TabItemTap, tabEvents } from './tabEvents.ts'

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
