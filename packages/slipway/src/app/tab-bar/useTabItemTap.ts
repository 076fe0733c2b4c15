import { usePageEvent } from '../page/usePageEvent.ts'
import { type TabItemTap, tabEvents } from './tabEvents.ts'

/**
 * Runs when the tab of the current page is tapped: after a tap that switches to the page, once the page is shown, and at each
 * tap while it is shown. Does not run if a call switches to the tab.
 *
 * @example
 * useTabItemTap(() => refresh())
 */
export function useTabItemTap(listener: (event: TabItemTap) => void): void {
  usePageEvent(tabEvents, 'itemTap', listener)
}
