import type { NavigationBarBaseOptions } from '../../router/config/config.ts'
import { FullNavigationBar } from './FullNavigationBar.tsx'
import type { NavigationBarOptions } from './navigationBarOptions.ts'

/**
 * Declares a page's navigation bar with buttons, a search field, a picture or a spinner in it. What it takes enters an app with this
 * call; a plain `navigationBar: { backgroundColor }` does without.
 *
 * @example
 * page({ load, navigationBar: navigationBar({ type: 'transparent', buttons: [{ type: 'share' }] }) })
 *
 * Source: specification, section 5 (S5.12).
 */
export function navigationBar(options: NavigationBarOptions): NavigationBarBaseOptions & NavigationBarOptions {
  return { ...options, view: FullNavigationBar }
}
