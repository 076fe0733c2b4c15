import type { PagePath, ParamsArgs, PushPath, TabPath } from '../../router/config/register.ts'
import type { ArgsAfterWrongPath, WrongPath } from '../../router/config/wrongPath.ts'
import { openBy, type UrlOptions } from './openBy.ts'

/**
 * Replaces the current page with another one.
 *
 * @throws {ApiError} As `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * await redirectTo('/login', { from: '/mine' })
 *
 * Source: specification, section 2.
 */
export function redirectTo<Path extends string>(path: Path, ...params: ParamsArgs<Path, PushPath>): Promise<void>
export function redirectTo<const Wrong = undefined>(
  options: UrlOptions | WrongPath<PushPath, Wrong>,
  ...rest: ArgsAfterWrongPath<PushPath, Wrong>
): Promise<void>
export function redirectTo(to: string | UrlOptions, params?: object): Promise<void> {
  return openBy('redirectTo', to, params)
}

/**
 * Closes all pages, including kept tab pages, and opens one. The page can be any page, including a tab page. Back does
 * not show the closed pages again.
 *
 * @throws {ApiError} As `navigateTo`, but tab pages are allowed.
 * @platform web, capacitor
 *
 * @example
 * await reLaunch('/')
 *
 * Source: specification, section 2.
 */
export function reLaunch<Path extends string>(path: Path, ...params: ParamsArgs<Path>): Promise<void>
export function reLaunch<const Wrong = undefined>(
  options: UrlOptions | WrongPath<PagePath, Wrong>,
  ...rest: ArgsAfterWrongPath<PagePath, Wrong>
): Promise<void>
export function reLaunch(to: string | UrlOptions, params?: object): Promise<void> {
  return openBy('reLaunch', to, params)
}

/**
 * Shows a page of the tab bar and closes all pages that are not tabs. A tab that was shown before keeps its state.
 *
 * @throws {ApiError} `not-found` if no page has this path; `invalid-argument` if the page is not a tab page; otherwise as
 * `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * await switchTab('/mine')
 *
 * Source: specification, section 2.
 */
export function switchTab<const Wrong = undefined>(
  to: TabPath | UrlOptions | WrongPath<TabPath, Wrong>,
): Promise<void> {
  return openBy('switchTab', to as TabPath | UrlOptions, undefined)
}
