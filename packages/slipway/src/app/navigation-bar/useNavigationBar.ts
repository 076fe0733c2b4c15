import { FullNavigationBar } from './FullNavigationBar.tsx'
import type { NavigationBarOptions } from './navigationBarOptions.ts'
import { usePageChrome } from './usePageChrome.ts'

/**
 * Sets what the head of the page around shows; what is not named stays as the config has it. For what changes while the page
 * is open: a badge, a button that turns into another.
 *
 * Icons must be the same components in each render.
 *
 * @example
 * useNavigationBar({ buttons: [{ icon: CartIcon, badgeText: String(count), ariaLabel: 'Cart' }] })
 */
export function useNavigationBar(options: NavigationBarOptions): void {
  usePageChrome({ ...options, view: FullNavigationBar })
}
