import type { NavigationBarBaseOptions } from '../../router/config/navigationBarTypes.ts'
import { checkedOptions } from './checkedOptions.ts'
import { FullNavigationBar } from './FullNavigationBar.tsx'
import type { NavigationBarOptions } from './navigationBarOptions.ts'

/**
 * Declares a page's navigation bar with buttons, a search field, an image or a spinner. The code for these parts is in the
 * app's bundle only if the app calls this function; a plain `navigationBar: { backgroundColor }` does without it.
 *
 * @throws {ApiError} `invalid-argument` for another `type`.
 *
 * @example
 * page({ load, navigationBar: navigationBar({ type: 'transparent', buttons: [{ type: 'share' }] }) })
 *
 * Source: specification, section 5 (S5.12).
 */
export function navigationBar(options: NavigationBarOptions): NavigationBarBaseOptions & NavigationBarOptions {
  return { ...checkedOptions('navigationBar', options), view: FullNavigationBar }
}
