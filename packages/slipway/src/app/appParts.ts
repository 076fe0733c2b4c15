import type { AnyApp } from '../router/config/config.ts'
import type { EdgeSwipe } from './edge-swipe/edgeSwipe.ts'
import type { Modal } from './modal/modalPresentation.ts'
import type { TabBarConfig } from './tab-bar/tabBarConfig.ts'
import type { WindowsConfig } from './windows/windowsConfig.ts'

/**
 * Returns the parts of the config that `tabBar`, `windows` and `edgeSwipe` have created, with the components and hooks that only the app
 * uses. The router's types declare the rest of them.
 */
export const appParts = ({ swipeBack, tabBar, windows }: AnyApp) => ({
  swipeBack: swipeBack as EdgeSwipe | undefined,
  tabBar: tabBar as TabBarConfig | undefined,
  windows: windows as WindowsConfig | undefined,
})

/** The code of modal pages, if a page has `modalPresentation`. */
export function modalOf({ pages }: AnyApp): Modal | undefined {
  return Object.values(pages).find((page) => page.presentation?.modal)?.presentation?.modal as Modal | undefined
}
