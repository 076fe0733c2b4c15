import type { ComponentProps } from 'react'
import type { TabBarState } from '../../router/chrome/tabBarState.ts'
import type { TabBarConfig, TabIcon, TabItem } from './tabBarConfig.ts'

/** Current state of a tab. */
export interface TabState {
  /** Index in the config's `items`; hidden tabs count too. */
  readonly index: number
  readonly path: string
  readonly text: string
  readonly icon: TabIcon | undefined
  readonly selectedIcon: TabIcon | undefined
  /** Full text of the badge, `''` for a red dot, `undefined` for no badge. */
  readonly badge: string | undefined
  /** Whether the tab's page is the current one. */
  readonly selected: boolean
}

/** Props of a tab's `<a>` element: address, mark of the current page, and event handlers. */
export type TabLinkProps = Pick<
  ComponentProps<'a'>,
  'href' | 'aria-current' | 'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'
>

/** Current state of a tab, with the props of its link. */
export interface ShownTab extends TabState {
  /** Props to spread on an `<a>` element. */
  readonly linkProps: TabLinkProps
}

/** Props of a component that renders the tab bar. */
export interface TabBarViewProps {
  /** The visible tabs, in their order. */
  readonly items: readonly ShownTab[]
  /** Path of the current page. */
  readonly current: string
  /** Whether `hideTabBar` has hidden the bar. */
  readonly hidden: boolean
  /** Whether the last change of `hidden` was animated. */
  readonly animated: boolean
  /** The options of `tabBar`, with changes by calls such as `setTabBarStyle`. */
  readonly options: Omit<TabBarConfig, 'items' | 'view' | 'bar' | 'operations'>
}

/** Returns the visible tabs: those of the config, with changes by API calls. */
export function shownTabs(items: readonly TabItem[], { tabs }: TabBarState, current: string): TabState[] {
  return items.flatMap((item, index) => {
    const change = tabs.get(index) ?? {}
    const { path, text, icon, selectedIcon = icon, visible, badge, dot } = item
    if (!(change.visible ?? visible ?? true)) return []
    const ownBadge = badge ?? (dot ? '' : undefined)
    return {
      index,
      path,
      text: change.text ?? (typeof text === 'function' ? text() : text),
      // Changes are made by an API that does not depend on React, so its type of icons is more general.
      icon: (change.icon as TabIcon | undefined) ?? icon,
      selectedIcon: ((change.selectedIcon ?? change.icon) as TabIcon | undefined) ?? selectedIcon,
      badge: change.badge === undefined ? ownBadge : (change.badge ?? undefined),
      selected: path === current,
    }
  })
}
