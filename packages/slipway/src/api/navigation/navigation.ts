import { ApiError } from '../../base/ApiError.ts'
import { callApi } from '../../base/callApi.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PagePath, ParamsArgs, PushPath, TabPath } from '../../router/register.ts'
import { openBy, type UrlOptions } from './openBy.ts'

/** How far `navigateBack` goes. */
export interface NavigateBackOptions {
  /**
   * Number of pages to take from the top; more than there are stops at the first page.
   * @default 1
   */
  readonly delta?: number
}

/**
 * Opens a page in the place of the current one.
 *
 * @throws {ApiError} As `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * await redirectTo('/login', { from: '/mine' })
 *
 * Source: specification, section 2.
 */
export function redirectTo<Path extends PushPath>(path: Path, ...params: ParamsArgs<Path>): Promise<void>
export function redirectTo(options: UrlOptions): Promise<void>
export function redirectTo(to: string | UrlOptions, params?: object): Promise<void> {
  return openBy('redirectTo', to, params)
}

/**
 * Closes all pages, the kept tab pages too, and opens one. Any page, tab pages included. Back shows none of the closed
 * pages again.
 *
 * @throws {ApiError} As `navigateTo`, but for tab pages.
 * @platform web, capacitor
 *
 * @example
 * await reLaunch('/')
 *
 * Source: specification, section 2.
 */
export function reLaunch<Path extends PagePath>(path: Path, ...params: ParamsArgs<Path>): Promise<void>
export function reLaunch(options: UrlOptions): Promise<void>
export function reLaunch(to: string | UrlOptions, params?: object): Promise<void> {
  return openBy('reLaunch', to, params)
}

/**
 * Shows a page of the tab bar and closes all pages that are no tabs. A tab shown before comes back as it was.
 *
 * @throws {ApiError} `not-found` when no page has this path; `invalid-argument` when it is no tab page; otherwise as
 * `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * await switchTab('/mine')
 *
 * Source: specification, section 2.
 */
export function switchTab<Path extends TabPath>(path: Path): Promise<void>
export function switchTab(options: UrlOptions): Promise<void>
export function switchTab(to: string | UrlOptions): Promise<void> {
  return openBy('switchTab', to, undefined)
}

/**
 * Goes back by one or more pages. With one page left it leads to the root page.
 *
 * An open overlay is closed instead, as by any other Back.
 *
 * @throws {ApiError} `invalid-argument` when `delta` is not a whole number of at least 1; `cancelled` when the page wants to
 * stay (`useBackPress`), or one that would go has unsaved changes (`useUnsavedChanges`).
 * @platform web, capacitor
 *
 * @example
 * await navigateBack({ delta: 2 })
 *
 * Source: specification, section 2.
 */
export function navigateBack(options: NavigateBackOptions = {}): Promise<void> {
  return callApi('navigateBack', options, async ({ delta = 1 }) => {
    if (!Number.isInteger(delta) || delta < 1) {
      throw new ApiError('navigateBack', 'invalid-argument', 'delta must be a whole number of at least 1')
    }
    const navigator = await whenNavigator('navigateBack')
    await navigator.back(delta)
  })
}
