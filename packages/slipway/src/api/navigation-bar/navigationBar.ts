import { host as platformHost } from '#host/navigation-bar'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { callNow } from '../../base/call/callNow.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import { changePageChrome } from '../../router/chrome/changePageChrome.ts'
import type { PageChrome } from '../../router/chrome/pageChrome.ts'
import { withNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'
import { contentRect, type NavigationBarRect } from './contentRect.ts'
import type { NavigationBarHost } from './host.ts'

/** Options of `setNavigationBarTitle`. */
export interface SetNavigationBarTitleOptions {
  /** The title. If it is empty, the document has the title from the page's config. */
  readonly title: string
}

/** Easing of a colour change. */
export type NavigationBarTimingFunc = 'linear' | 'easeIn' | 'easeOut' | 'easeInOut'

/** Duration and easing of a colour change. */
export interface NavigationBarAnimation {
  /**
   * Duration in milliseconds.
   * @default 0
   */
  readonly duration?: number | undefined
  /** @default 'linear' */
  readonly timingFunc?: NavigationBarTimingFunc | undefined
}

/** Options of `setNavigationBarColor`. */
export interface SetNavigationBarColorOptions {
  /** Colour of title and buttons: black or white. */
  readonly frontColor: '#ffffff' | '#000000'
  /** Any CSS colour. */
  readonly backgroundColor: string
  readonly animation?: NavigationBarAnimation | undefined
}

const timings: Readonly<Record<NavigationBarTimingFunc, string>> = {
  linear: 'linear',
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
}

const timingFuncs = Object.keys(timings) as NavigationBarTimingFunc[]
const frontColors: readonly unknown[] = ['#ffffff', '#000000']

/**
 * Sets the title of the current page, in its navigation bar and in the document, for as long as the page is open.
 *
 * The current page is the one on top of the stack at the time of the call. In a page that may have been covered before
 * the call, prefer `useNavigationBarTitle`.
 *
 * @throws {ApiError} `invalid-argument` if `title` is not a string; `unavailable` without a running app (`page not
 * found`).
 * @platform web, capacitor
 *
 * @example
 * await setNavigationBarTitle({ title: order.name })
 *
 * Source: specification, section 8.
 */
export function setNavigationBarTitle(options: SetNavigationBarTitleOptions): Promise<void> {
  return callApi('setNavigationBarTitle', options, ({ title }) => {
    checkString('setNavigationBarTitle', 'title', title)
    return change('setNavigationBarTitle', { title })
  })
}

/**
 * Sets the colours of the current page's navigation bar, for as long as the page is open.
 *
 * Resolves when the change has started, not at the end of its animation.
 *
 * @throws {ApiError} `invalid-argument` if `frontColor` is neither `#ffffff` nor `#000000`, `backgroundColor` is not a
 * string, or `animation` has invalid values; `unavailable` on a server (`no app is running`).
 * @platform web, capacitor
 *
 * @example
 * await setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: '#b34700', animation: { duration: 300 } })
 */
export function setNavigationBarColor(options: SetNavigationBarColorOptions): Promise<void> {
  const api = 'setNavigationBarColor'
  return callApi(api, options, ({ frontColor, backgroundColor, animation }) => {
    if (!frontColors.includes(frontColor)) {
      throw new ApiError(api, 'invalid-argument', `invalid frontColor "${frontColor}"`)
    }
    checkString(api, 'backgroundColor', backgroundColor)
    const { duration = 0, timingFunc = 'linear' } = animation ?? {}
    checkNumber(api, 'animation.duration', duration, 0)
    checkOneOf(api, 'animation.timingFunc', timingFunc, timingFuncs)
    return change(api, { color: frontColor, backgroundColor, transition: `${duration}ms ${timings[timingFunc]}` })
  })
}

/**
 * Shows a spinner in place of the current page's title, until `hideNavigationBarLoading`.
 *
 * @throws {ApiError} `unavailable` on a server (`no app is running`).
 * @platform web, capacitor
 *
 * @example
 * await showNavigationBarLoading()
 */
export function showNavigationBarLoading(): Promise<void> {
  return callApi('showNavigationBarLoading', {}, () => change('showNavigationBarLoading', { loading: true }))
}

/**
 * Hides the spinner of `showNavigationBarLoading` and shows the current page's title again.
 *
 * @throws {ApiError} `unavailable` on a server (`no app is running`).
 * @platform web, capacitor
 *
 * @example
 * await hideNavigationBarLoading()
 */
export function hideNavigationBarLoading(): Promise<void> {
  return callApi('hideNavigationBarLoading', {}, () => change('hideNavigationBarLoading', { loading: false }))
}

/**
 * Returns the usable area of the current page's navigation bar synchronously, in CSS pixels of the window: the bar without the parts
 * that a notch, a system bar or the controls of the window cover. All values are 0 if the page has no navigation bar, or no app is
 * running. A page in transition is measured at its final position.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { top, height } = getNavigationBarRect() // 47, 44
 */
export function getNavigationBarRect(_options?: object, host: NavigationBarHost = platformHost): NavigationBarRect {
  return callNow('getNavigationBarRect', () => {
    const bar = host.readBar()
    return bar
      ? contentRect(bar, host.readUncoveredArea())
      : { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 }
  })
}

/** Changes the navigation bar of the current page. */
function change(api: string, chrome: PageChrome): void | Promise<void> {
  return withNavigator(api, (pages) => changePageChrome(pages, topOf(pages.stack.get()).key, chrome))
}
