import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkString } from '../../base/call/check.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import {
  type MidButtonStyle,
  midButtonTaps,
  type TabBarState,
  type TabBarStyle,
  type TabChange,
  type TabPicture,
  tabBarStateOf,
} from '../../router/chrome/tabBarState.ts'
import { peekNavigator } from '../../router/current.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'

/** Which tab a call is about. */
export interface TabBarIndex {
  /** Its place in the config's `items`, from 0, tabs that are not visible counted too. */
  readonly index: number
}

/** What `setTabBarItem` takes; what is left out stays. */
export interface SetTabBarItemOptions extends TabBarIndex {
  readonly text?: string | undefined
  /** Address of an image, or a component that draws the icon. */
  readonly iconPath?: TabPicture | undefined
  /** Icon while the tab is shown. */
  readonly selectedIconPath?: TabPicture | undefined
  /** Whether the tab stands in the bar. */
  readonly visible?: boolean | undefined
}

/** What `setTabBarStyle` takes; what is left out stays. */
export interface SetTabBarStyleOptions extends TabBarStyle {
  /** The button in the middle, where the config has one. */
  readonly midButton?: MidButtonStyle & {
    /** Address of an image, or a component that draws the icon. */
    readonly iconPath?: TabPicture
  }
}

/** What `setTabBarBadge` takes. */
export interface SetTabBarBadgeOptions extends TabBarIndex {
  /** The text: four or more characters become `...`, and an empty text a red dot. */
  readonly text: string
}

/** What `showTabBar` and `hideTabBar` take. */
export interface TabBarMotion {
  /**
   * Whether the bar slides.
   * @default false
   */
  readonly animation?: boolean | undefined
}

/**
 * Changes one tab.
 *
 * Which pages are tab pages is settled by the config, and with it by the app's types: `pagePath` is refused. For a tab that is
 * not always there, list it with `visible: false`.
 *
 * @throws {ApiError} `invalid-argument` when a field has a wrong shape; `unavailable` when the page shown is no tab page (`not
 * TabBar page`); `not-found` when there is no such tab (`tabbar item not found`); `unsupported` for `pagePath`.
 * @platform web, capacitor
 *
 * @example
 * await setTabBarItem({ index: 2, text: 'Orders', visible: true })
 *
 * Source: specification, section 5.
 */
export function setTabBarItem(options: SetTabBarItemOptions): Promise<void> {
  const api = 'setTabBarItem'
  return callApi(api, options, ({ index, text, iconPath, selectedIconPath, visible, ...rest }) => {
    if (text !== undefined) checkString(api, 'text', text)
    if ('pagePath' in rest) {
      throw new ApiError(
        api,
        'unsupported',
        'the page of a tab cannot be changed: list another one with visible: false',
      )
    }
    changeTab(api, index, {
      ...(text !== undefined && { text }),
      ...(iconPath !== undefined && { icon: iconPath }),
      ...(selectedIconPath !== undefined && { selectedIcon: selectedIconPath }),
      ...(visible !== undefined && { visible }),
    })
  })
}

/**
 * Changes the look of the tab bar.
 *
 * @throws {ApiError} `invalid-argument` when a colour is no string or `borderStyle` unknown; `unavailable` when the page shown
 * is no tab page (`not TabBar page`).
 * @platform web, capacitor
 *
 * @example
 * await setTabBarStyle({ selectedColor: '#b34700' })
 */
export function setTabBarStyle(options: SetTabBarStyleOptions): Promise<void> {
  const api = 'setTabBarStyle'
  return callApi(api, options, ({ midButton: { iconPath, ...button } = {}, ...style }) => {
    for (const name of ['color', 'selectedColor', 'backgroundColor', 'borderColor'] as const) {
      if (style[name] !== undefined) checkString(api, name, style[name])
    }
    if (style.borderStyle !== undefined) checkOneOf(api, 'borderStyle', style.borderStyle, ['black', 'white'])
    const pages = navigatorOnTab(api)
    const state = tabBarStateOf(pages).get()
    change(pages, {
      style: { ...state.style, ...style },
      midButton: { ...state.midButton, ...button, ...(iconPath !== undefined && { icon: iconPath }) },
    })
  })
}

/**
 * Shows a badge on a tab, in the place of the one that it has.
 *
 * @throws {ApiError} `invalid-argument` when `index` is no number or `text` no string; `unavailable` when the page shown is no
 * tab page (`not TabBar page`); `not-found` when there is no such tab (`tabbar item not found`).
 * @platform web, capacitor
 *
 * @example
 * await setTabBarBadge({ index: 1, text: '3' })
 *
 * Source: specification, section 5 (S5.14).
 */
export function setTabBarBadge(options: SetTabBarBadgeOptions): Promise<void> {
  return callApi('setTabBarBadge', options, ({ index, text }) => {
    checkString('setTabBarBadge', 'text', text)
    changeTab('setTabBarBadge', index, { badge: text })
  })
}

/**
 * Takes the badge of a tab away, a red dot too.
 *
 * @throws {ApiError} As `setTabBarBadge`.
 * @platform web, capacitor
 *
 * @example
 * await removeTabBarBadge({ index: 1 })
 */
export function removeTabBarBadge(options: TabBarIndex): Promise<void> {
  return callApi('removeTabBarBadge', options, ({ index }) => changeTab('removeTabBarBadge', index, { badge: null }))
}

/**
 * Shows a red dot on a tab, in the place of the badge that it has.
 *
 * @throws {ApiError} As `setTabBarBadge`.
 * @platform web, capacitor
 *
 * @example
 * await showTabBarRedDot({ index: 1 })
 */
export function showTabBarRedDot(options: TabBarIndex): Promise<void> {
  return callApi('showTabBarRedDot', options, ({ index }) => changeTab('showTabBarRedDot', index, { badge: '' }))
}

/**
 * Takes the red dot of a tab away, a badge too.
 *
 * @throws {ApiError} As `setTabBarBadge`.
 * @platform web, capacitor
 *
 * @example
 * await hideTabBarRedDot({ index: 1 })
 */
export function hideTabBarRedDot(options: TabBarIndex): Promise<void> {
  return callApi('hideTabBarRedDot', options, ({ index }) => changeTab('hideTabBarRedDot', index, { badge: null }))
}

/**
 * Shows the tab bar again. Resolves once it has begun to come.
 *
 * @throws {ApiError} `unavailable` when the page shown is no tab page (`not TabBar page`).
 * @platform web, capacitor
 *
 * @example
 * await showTabBar({ animation: true })
 */
export function showTabBar(options: TabBarMotion = {}): Promise<void> {
  return callApi('showTabBar', options, ({ animation = false }) =>
    change(navigatorOnTab('showTabBar'), { hidden: false, animated: animation }),
  )
}

/**
 * Hides the tab bar, on all tab pages, until `showTabBar`. Resolves once it has begun to go.
 *
 * @throws {ApiError} `unavailable` when the page shown is no tab page (`not TabBar page`).
 * @platform web, capacitor
 *
 * @example
 * await hideTabBar({ animation: true })
 */
export function hideTabBar(options: TabBarMotion = {}): Promise<void> {
  return callApi('hideTabBar', options, ({ animation = false }) =>
    change(navigatorOnTab('hideTabBar'), { hidden: true, animated: animation }),
  )
}

/**
 * Calls a listener on each tap on the button in the middle of the tab bar.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
 * @platform web, capacitor
 *
 * @example
 * const stop = onTabBarMidButtonTap(() => navigateTo('/new'))
 */
export function onTabBarMidButtonTap(listener: () => void): Unsubscribe {
  checkFunction('onTabBarMidButtonTap', 'listener', listener)
  return midButtonTaps.on('tap', listener)
}

function changeTab(api: string, index: number, tab: TabChange): void {
  checkNumber(api, 'index', index)
  const pages = navigatorOnTab(api)
  if (pages.routes.tabs[index] === undefined) throw new ApiError(api, 'not-found', 'tabbar item not found')
  const { tabs } = tabBarStateOf(pages).get()
  change(pages, { tabs: new Map(tabs).set(index, { ...tabs.get(index), ...tab }) })
}

function change(pages: PageNavigator, next: Partial<TabBarState>): void {
  const store = tabBarStateOf(pages)
  store.set({ ...store.get(), ...next })
}

/** The app's navigator, while it shows a tab page: the bar is only there to be changed then. */
function navigatorOnTab(api: string): PageNavigator {
  const pages = peekNavigator()
  const match = pages?.matchOf(topOf(pages.stack.get()))
  if (pages && match && match.route.tabIndex >= 0) return pages
  throw new ApiError(api, 'unavailable', 'not TabBar page')
}
