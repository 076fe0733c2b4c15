import { checkedOptions } from './checkedOptions.ts'
import { FullNavigationBar } from './FullNavigationBar.tsx'
import type { NavigationBarOptions } from './navigationBarOptions.ts'
import { usePageChrome } from './usePageChrome.ts'

/**
 * Sets options of the current page's navigation bar; options that are left out keep their values from the config. Use it for
 * content that changes while the page is open, such as a badge.
 *
 * Icons must be the same components in each render.
 *
 * @throws {ApiError} `invalid-argument` for another `type`.
 *
 * @example
 * useNavigationBar({ buttons: [{ icon: CartIcon, badgeText: String(count), ariaLabel: 'Cart' }] })
 */
export function useNavigationBar(options: NavigationBarOptions): void {
  usePageChrome({ ...checkedOptions('useNavigationBar', options), view: FullNavigationBar })
}
