import type { ComponentType } from 'react'
import { checkOneOf } from '../../base/call/checkValue.ts'
import type { MidButtonStyle, TabBarStyle } from '../../router/chrome/tabBarState.ts'
import type { TabsConfig } from '../../router/config/config.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import type { IconSource } from '../IconView.tsx'
import { BuiltInBar } from './BuiltInBar.tsx'
import { TabBar } from './TabBar.tsx'
import type { TabBarViewProps } from './tabBar.state.ts'

/** Icon of a tab: a component that renders it, or the address of an image. */
export type TabIcon = IconSource

/** Options of a tab. */
export interface TabItem<Path extends string = string> {
  /** Path of the tab's page, as in `pages`. */
  readonly path: Path
  /** Text of the tab; a function is called again when the language changes. */
  readonly text: string | (() => string)
  /** Icon of the tab; without an icon only the text is shown. */
  readonly icon?: TabIcon
  /** Icon while the tab is selected. @default icon */
  readonly selectedIcon?: TabIcon
  /** Whether the tab is visible in the bar; its page is a tab page in either case. @default true */
  readonly visible?: boolean
  /** Text of the badge: a text of four or more characters is shown as `...`, an empty text as a red dot. */
  readonly badge?: string
  /** Whether the tab has a red dot. @default false */
  readonly dot?: boolean
}

/** The button in the middle of the bar. */
export interface TabMidButton extends MidButtonStyle {
  /** Icon of the button. */
  readonly icon?: TabIcon
  /** Accessible name for screen readers. Required if the button has no `text`. */
  readonly ariaLabel?: string
}

/** Options of `tabBar`. */
export interface TabBarOptions<Path extends string = string> extends TabBarStyle {
  /** Two to five tabs; by default Back leads from the others to the first. */
  readonly items: readonly TabItem<Path>[]
  /** Target of Back on a tab that is not the first: the first tab, or out of the app. @default 'first' */
  readonly back?: 'first' | 'leave'
  /** Edge of the window at which the bar is shown. @default 'bottom' */
  readonly position?: 'bottom' | 'top'
  /**
   * Form of a bar at the bottom while the app has at least 768 px and the window a height of at least 480 px: a rail at the start side, or a bar as in smaller windows.
   * A bar with `blurEffect` remains at the bottom.
   * @default 'rail'
   */
  readonly wide?: 'rail' | 'bar'
  /** Font size in pixels, which grow with the text size of the browser, or any CSS length. @default 10 */
  readonly fontSize?: number | string
  /** Width and height of the icons in pixels, or any CSS length. @default 24 */
  readonly iconWidth?: number | string
  /** Distance between icon and text in pixels, or any CSS length. @default 3 */
  readonly spacing?: number | string
  /**
   * Blurred background through which the page is visible. Requires the bar at the bottom, and no `backgroundColor`.
   * @default 'none'
   */
  readonly blurEffect?: 'none' | 'dark' | 'light' | 'extralight'
  /** A button in the middle, shown while the number of visible tabs is even. `onTabBarMidButtonTap` reports its taps. */
  readonly midButton?: TabMidButton
  /**
   * Whether the code of the other tabs' pages is loaded when the browser is idle after the user has changed the tab for the first
   * time. The code of a tab is always loaded when the tab is pressed, focused or hovered.
   * @default true
   */
  readonly prefetch?: boolean
  /** A component of your own that renders the bar. */
  readonly view?: ComponentType<TabBarViewProps>
}

/** A tab bar together with the code that renders it, so that apps without one do not contain that code. */
export interface TabBarConfig<Path extends string = string>
  extends Omit<TabBarOptions<Path>, 'view'>,
    TabsConfig<Path> {
  readonly items: readonly TabItem<Path>[]
  readonly back: 'first' | 'leave'
  /** Component that the shell renders: it tracks the state of the bar, and renders `bar`. */
  readonly view: typeof TabBar
  /** Component that renders the bar: the built-in one, or the app's own. */
  readonly bar: ComponentType<TabBarViewProps>
}

/**
 * Declares the tab bar. The pages of tabs stay mounted once visited, and only `switchTab` opens them.
 *
 * @throws {ApiError} `invalid-argument` for another `position` or another form in wide windows.
 *
 * @example
 * tabBar({ items: [{ path: '/', text: 'Home', icon: HomeIcon }, { path: '/mine', text: 'Mine', icon: UserIcon }] })
 *
 * Source: specification, section 5 (S5.13, S5.14) and section 9 (S9.16, S9.17).
 */
export function tabBar<const Path extends string>({
  view: bar = BuiltInBar,
  ...options
}: TabBarOptions<Path>): TabBarConfig<Path> {
  if (options.position !== undefined) checkOneOf('tabBar', 'position', options.position, ['bottom', 'top'])
  if (options.wide !== undefined) checkOneOf('tabBar', 'wide', options.wide, ['rail', 'bar'])
  return { back: 'first', ...options, view: TabBar, bar, operations: tabOperations }
}
