import type { ComponentProps } from 'react'
import type { TabBarState } from '../../router/chrome/tabBarState.ts'
import type { TabBarConfig, TabIcon, TabItem } from './tabBar.ts'

/** A tab as it is at the moment. */
export interface TabState {
  /** Its place in the config's `items`, tabs that are not visible counted too. */
  readonly index: number
  readonly path: string
  readonly text: string
  readonly icon: TabIcon | undefined
  readonly selectedIcon: TabIcon | undefined
  /** Text of its badge in full, `''` for a red dot, `undefined` for none. */
  readonly badge: string | undefined
  /** Whether its page is the one shown. */
  readonly selected: boolean
}

/** What makes an `<a>` a tab's link: address, current mark, and what follows from taps on it. */
export type TabLinkProps = Pick<
  ComponentProps<'a'>,
  'href' | 'aria-current' | 'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'
>

/** A tab as it is at the moment, with its link. */
export interface ShownTab extends TabState {
  /** Spread them on an `<a>`. */
  readonly linkProps: TabLinkProps
}

/** What a component that draws the tab bar gets. */
export interface TabBarViewProps {
  /** The visible tabs, in their order. */
  readonly items: readonly ShownTab[]
  /** Path of the page shown. */
  readonly current: string
  /** Whether `hideTabBar` has hidden the bar. */
  readonly hidden: boolean
  /** Whether it came or went, the last time, with a motion. */
  readonly animated: boolean
  /** The options of `tabBar` with what calls such as `setTabBarStyle` changed. */
  readonly options: Omit<TabBarConfig, 'items' | 'view' | 'bar'>
}

/** The tabs that stand in the bar: the config's, with what was changed. */
export function shownTabs(items: readonly TabItem[], { tabs }: TabBarState, current: string): TabState[] {
  return items.flatMap((item, index) => {
    const change = tabs.get(index)
    const { path, text, icon, selectedIcon = icon, visible, badge, dot } = item
    if (!(change?.visible ?? visible ?? true)) return []
    // Changes come by an API, which knows no React: what it takes for a picture draws one.
    const newIcon = change?.icon as TabIcon | undefined
    const newSelectedIcon = change?.selectedIcon as TabIcon | undefined
    const ownBadge = badge ?? (dot ? '' : undefined)
    return {
      index,
      path,
      text: change?.text ?? (typeof text === 'function' ? text() : text),
      icon: newIcon ?? icon,
      selectedIcon: newSelectedIcon ?? newIcon ?? selectedIcon,
      badge: change?.badge === undefined ? ownBadge : (change.badge ?? undefined),
      selected: path === current,
    }
  })
}
