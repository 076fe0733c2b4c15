import type { ComponentType } from 'react'
import type { MidButtonStyle, TabBarStyle } from '../../router/chrome/tabBarState.ts'
import type { TabsConfig } from '../../router/config/config.ts'
import type { IconSource } from '../IconView.tsx'
import { BuiltInBar } from './BuiltInBar.tsx'
import { TabBar } from './TabBar.tsx'
import type { TabBarViewProps } from './tabBar.state.ts'

/** A tab's picture: a component that draws it, or the address of an image. */
export type TabIcon = IconSource

/** One tab. */
export interface TabItem<Path extends string = string> {
  /** Path of its page, as in `pages`. */
  readonly path: Path
  /** Its name; a function is asked again when the language changes. */
  readonly text: string | (() => string)
  /** Its picture; without one the text stands alone. */
  readonly icon?: TabIcon
  /** Icon while the tab is shown. @default icon */
  readonly selectedIcon?: TabIcon
  /** Whether it stands in the bar; its page is a tab page either way. @default true */
  readonly visible?: boolean
  /** Text of its badge: four or more characters become `...`, and an empty text a red dot. */
  readonly badge?: string
  /** Whether the tab has a red dot. @default false */
  readonly dot?: boolean
}

/** The button in the middle of the bar. */
export interface TabMidButton extends MidButtonStyle {
  /** Its picture. */
  readonly icon?: TabIcon
  /** Its name for screen readers. One without `text` needs it. */
  readonly ariaLabel?: string
}

/** Options of `tabBar`. */
export interface TabBarOptions<Path extends string = string> extends TabBarStyle {
  /** The tabs, two to five of them; the first is where Back leads from the others. */
  readonly items: readonly TabItem<Path>[]
  /** Where Back leads from a tab that is not the first: to the first, or out of the app. @default 'first' */
  readonly back?: 'first' | 'leave'
  /** The edge of the window that it stands at. @default 'bottom' */
  readonly position?: 'bottom' | 'top'
  /** Pixels, or any CSS length. @default 10 */
  readonly fontSize?: number | string
  /** Width and height of the icons: pixels, or any CSS length. @default 24 */
  readonly iconWidth?: number | string
  /** Room between icon and text: pixels, or any CSS length. @default 3 */
  readonly spacing?: number | string
  /**
   * Lets the page shine through the bar, blurred. It needs the bar at the bottom and no `backgroundColor`.
   * @default 'none'
   */
  readonly blurEffect?: 'none' | 'dark' | 'light' | 'extralight'
  /** A button in the middle, shown while the number of visible tabs is even. Its taps reach `onTabBarMidButtonTap`. */
  readonly midButton?: TabMidButton
  /**
   * Whether the code of the tabs' pages is loaded once the first page is shown and the browser has time.
   * @default true
   */
  readonly prefetch?: boolean
  /** A component of your own that draws the bar. */
  readonly view?: ComponentType<TabBarViewProps>
}

/** A tab bar with the code that draws it, so that an app without one does not carry it. */
export interface TabBarConfig<Path extends string = string>
  extends Omit<TabBarOptions<Path>, 'view'>,
    TabsConfig<Path> {
  readonly items: readonly TabItem<Path>[]
  readonly back: 'first' | 'leave'
  /** What the shell draws: it follows what changes, and has `bar` draw it. */
  readonly view: typeof TabBar
  /** What draws it: the built-in bar, or the app's own. */
  readonly bar: ComponentType<TabBarViewProps>
}

/**
 * Declares the tab bar. Its pages are kept alive once visited, and are reached by `switchTab` only.
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
  return { back: 'first', ...options, view: TabBar, bar }
}
