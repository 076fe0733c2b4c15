import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkString } from '../../base/call/check.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { isDev } from '../../base/isDev.ts'
import {
  type MidButtonStyle,
  midButtonTaps,
  type TabBarState,
  type TabBarStyle,
  type TabChange,
  type TabPicture,
  tabBarStateOf,
} from '../../router/chrome/tabBarState.ts'
import { withNavigator } from '../../router/current.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'

/** Options with the index of a tab. */
export interface TabBarIndex {
  /** The index in the config's `items`, starting at 0 and including invisible tabs. */
  readonly index: number
}

/** Options of `setTabBarItem`; omitted fields keep their values. */
export interface SetTabBarItemOptions extends TabBarIndex {
  readonly text?: string | undefined
  /** Address of an image, or a component that renders the icon. */
  readonly iconPath?: TabPicture | undefined
  /** Icon while the tab is selected. */
  readonly selectedIconPath?: TabPicture | undefined
  /** Whether the tab is visible in the bar. */
  readonly visible?: boolean | undefined
}

/** Options of `setTabBarStyle`; omitted fields keep their values. */
export interface SetTabBarStyleOptions extends TabBarStyle {
  /** The button in the middle, if the config has one. */
  readonly midButton?: MidButtonStyle & {
    /** Address of an image, or a component that renders the icon. */
    readonly iconPath?: TabPicture
  }
}

/** Options of `setTabBarBadge`. */
export interface SetTabBarBadgeOptions extends TabBarIndex {
  /** The text: four or more characters become `...`, and an empty text becomes a red dot. */
  readonly text: string
}

/** Options of `showTabBar` and `hideTabBar`. */
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
 * The config determines the tab pages, and with them the app's types, so `pagePath` is rejected. For a tab that is only
 * sometimes visible, list it with `visible: false`.
 *
 * @throws {ApiError} `invalid-argument` when a field has the wrong type; `unavailable` when the current page is not a tab page
 * (`not TabBar page`); `not-found` when the tab does not exist (`tabbar item not found`); `unsupported` for `pagePath`.
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
        isDev ? 'the page of a tab cannot be changed: list another one with visible: false' : 'pagePath',
      )
    }
    return changeTab(api, index, {
      ...(text !== undefined && { text }),
      ...(iconPath !== undefined && { icon: iconPath }),
      ...(selectedIconPath !== undefined && { selectedIcon: selectedIconPath }),
      ...(visible !== undefined && { visible }),
    })
  })
}

/**
 * Changes the style of the tab bar.
 *
 * @throws {ApiError} `invalid-argument` when a colour is not a string or `borderStyle` is unknown; `unavailable` when the
 * current page is not a tab page (`not TabBar page`).
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
    return onTabPage(api, (pages) => {
      const state = tabBarStateOf(pages).get()
      change(pages, {
        style: { ...state.style, ...style },
        midButton: { ...state.midButton, ...button, ...(iconPath !== undefined && { icon: iconPath }) },
      })
    })
  })
}

/**
 * Shows a badge on a tab and replaces its previous badge.
 *
 * @throws {ApiError} `invalid-argument` when `index` is not a number or `text` is not a string; `unavailable` when the current
 * page is not a tab page (`not TabBar page`); `not-found` when the tab does not exist (`tabbar item not found`).
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
    return changeTab('setTabBarBadge', index, { badge: text })
  })
}

/**
 * Removes the badge or the red dot of a tab.
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
 * Shows a red dot on a tab and replaces its badge.
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
 * Removes the red dot or the badge of a tab.
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
 * Shows the tab bar again. Resolves when the transition starts.
 *
 * @throws {ApiError} `unavailable` when the current page is not a tab page (`not TabBar page`).
 * @platform web, capacitor
 *
 * @example
 * await showTabBar({ animation: true })
 */
export function showTabBar(options: TabBarMotion = {}): Promise<void> {
  return callApi('showTabBar', options, ({ animation = false }) =>
    onTabPage('showTabBar', (pages) => change(pages, { hidden: false, animated: animation })),
  )
}

/**
 * Hides the tab bar on all tab pages, until `showTabBar`. Resolves when the transition starts.
 *
 * @throws {ApiError} `unavailable` when the current page is not a tab page (`not TabBar page`).
 * @platform web, capacitor
 *
 * @example
 * await hideTabBar({ animation: true })
 */
export function hideTabBar(options: TabBarMotion = {}): Promise<void> {
  return callApi('hideTabBar', options, ({ animation = false }) =>
    onTabPage('hideTabBar', (pages) => change(pages, { hidden: true, animated: animation })),
  )
}

/**
 * Calls a listener on each tap on the button in the middle of the tab bar.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 *
 * @example
 * const stop = onTabBarMidButtonTap(() => navigateTo('/new'))
 */
export function onTabBarMidButtonTap(listener: () => void): Unsubscribe {
  checkFunction('onTabBarMidButtonTap', 'listener', listener)
  return midButtonTaps.on('tap', listener)
}

function changeTab(api: string, index: number, tab: TabChange): void | Promise<void> {
  checkNumber(api, 'index', index)
  return onTabPage(api, (pages) => {
    if (pages.routes.tabs[index] === undefined) throw new ApiError(api, 'not-found', 'tabbar item not found')
    const { tabs } = tabBarStateOf(pages).get()
    change(pages, { tabs: new Map(tabs).set(index, { ...tabs.get(index), ...tab }) })
  })
}

function change(pages: PageNavigator, next: Partial<TabBarState>): void {
  const store = tabBarStateOf(pages)
  store.set({ ...store.get(), ...next })
}

/** Runs a call if the current page is a tab page; the tab bar can be changed only then. Waits if the app has not started yet. */
function onTabPage(api: string, run: (pages: PageNavigator) => void): void | Promise<void> {
  return withNavigator(api, (pages) => {
    const match = pages.matchOf(topOf(pages.stack.get()))
    if (!match || match.route.tabIndex < 0) throw new ApiError(api, 'unavailable', 'not TabBar page')
    run(pages)
  })
}
