import { ApiError, type ApiErrorCode, isApiError } from '../../base/ApiError.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PagePath, ParamsArgs, PushPath, TabPath } from '../../router/register.ts'
import type { OpenApi } from '../../router/rules.ts'
import type { Target } from '../../router/targets.ts'

/** The string form of a call: an address, absolute (`/order/1?from=x`) or relative to the current page (`./edit`). */
export interface UrlOptions {
  /** Where to go. Checked at run time against the pages and their parameters. */
  readonly url: string
  /** A serialisable value for the page, outside its address: `useRoute().state`. It survives a reload. */
  readonly state?: unknown
}

/** How far `navigateBack` goes. */
export interface NavigateBackOptions {
  /**
   * Number of pages to take from the top; more than there are stops at the first page.
   * @default 1
   */
  readonly delta?: number
}

/**
 * Opens a page on top of the current one.
 *
 * Resolves once the page is shown. A refused call changes nothing.
 *
 * @throws {ApiError} `not-found` when no page has this path; `invalid-argument` for a tab page or parameters that the page
 * does not take, or a `state` that cannot be stored; `locked` while the same address is being opened; `denied` when a guard
 * refuses it or sends to another page; `cancelled` when the user goes elsewhere meanwhile; `failed` when a guard fails, or
 * when the page's code cannot be loaded: then the page is open all the same, and offers another try.
 * @platform web, capacitor
 *
 * @example
 * await navigateTo('/order/:id', { id: 1 })
 * await navigateTo({ url: '/order/1?from=list' })
 *
 * Source: specification, section 2.
 */
export function navigateTo<Path extends PushPath>(path: Path, ...params: ParamsArgs<Path>): Promise<void>
export function navigateTo(options: UrlOptions): Promise<void>
export function navigateTo(to: string | UrlOptions, params?: object): Promise<void> {
  return quietly(open('navigateTo', to, params))
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
  return quietly(open('redirectTo', to, params))
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
  return quietly(open('reLaunch', to, params))
}

/**
 * Shows a page of the tab bar and closes all pages that are no tabs. A tab shown before comes back as it was.
 *
 * @throws {ApiError} `not-found` when no page has this path; `invalid-argument` when it is no tab page; `locked` while the
 * same switch is under way.
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
  // As in mini-programs, a tab takes no query.
  return quietly(open('switchTab', typeof to === 'string' ? to : { ...to, url: to.url?.split('?', 1)[0] ?? '' }))
}

/**
 * Goes back by one or more pages. With one page left it leads to the root page.
 *
 * An open overlay is closed instead, as by any other Back.
 *
 * @throws {ApiError} `invalid-argument` when `delta` is not a whole number of at least 1; `cancelled` when the page wants to
 * stay (`useBackPress`).
 * @platform web, capacitor
 *
 * @example
 * await navigateBack({ delta: 2 })
 *
 * Source: specification, section 2.
 */
export function navigateBack(options: NavigateBackOptions = {}): Promise<void> {
  return quietly(goBack(options))
}

async function goBack({ delta = 1 }: NavigateBackOptions): Promise<void> {
  if (!Number.isInteger(delta) || delta < 1) {
    throw new ApiError('navigateBack', 'invalid-argument', 'delta must be a whole number of at least 1')
  }
  const navigator = await whenNavigator('navigateBack')
  await navigator.back(delta)
}

async function open(api: OpenApi, to: string | UrlOptions, params: object = {}): Promise<void> {
  const target: Target = typeof to === 'string' ? { path: to, params } : { url: to.url }
  const state = typeof to === 'string' ? undefined : to.state
  if (!isSerialisable(state)) throw new ApiError(api, 'invalid-argument', 'state must be serialisable')
  const navigator = await whenNavigator(api)
  await navigator.open(api, target, state)
}

/** Whether a history entry can hold a value: functions and DOM nodes it cannot. */
function isSerialisable(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

const refusals: readonly ApiErrorCode[] = ['locked', 'cancelled', 'denied']

/**
 * A second tap that is locked, a page that wants to stay, a guard that says no: that nobody awaits such an answer is no
 * programming mistake, so it raises no unhandled rejection. Whoever does await it gets it.
 */
function quietly(call: Promise<void>): Promise<void> {
  const quiet: Promise<void> = new Promise((resolve, reject) => {
    call.then(resolve, (error: unknown) => {
      if (refusals.some((code) => isApiError(error, code))) quiet.catch(() => {})
      reject(error)
    })
  })
  return quiet
}
