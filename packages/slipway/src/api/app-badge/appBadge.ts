import { host as platformHost } from '#host/app-badge'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { AppBadgeHost } from './host.ts'

/** Options of `setAppBadge`. */
export interface SetAppBadgeOptions {
  /** The number, a whole number of at least 0; 0 removes the badge. @default a dot without a number */
  readonly count?: number | undefined
}

/**
 * Shows a badge at the icon of the installed app: the number of new items, or a dot.
 *
 * @throws {ApiError} `invalid-argument` if `count` is not a whole number of at least 0; `unsupported` if the browser has no badges;
 * `unavailable` on a page without https; `denied` if the app may not show one: iPhones ask for the permission to notify first.
 * @platform web, capacitor
 * @needs Navigator.setAppBadge
 * @plugin Badge
 *
 * @example
 * await setAppBadge({ count: unread })
 */
export function setAppBadge(options: SetAppBadgeOptions = {}, host: AppBadgeHost = platformHost): Promise<void> {
  return callApi('setAppBadge', options, async ({ count }) => {
    if (count !== undefined && !(Number.isSafeInteger(count) && count >= 0)) {
      throw new ApiError('setAppBadge', 'invalid-argument', 'count must be a whole number of at least 0')
    }
    await (count === 0 ? host.clear() : host.set(count))
  })
}

/**
 * Removes the badge of the app's icon.
 *
 * @throws {ApiError} `unsupported` if the browser has no badges; `unavailable` on a page without https.
 * @platform web, capacitor
 * @needs Navigator.clearAppBadge
 * @plugin Badge
 *
 * @example
 * await clearAppBadge()
 */
export function clearAppBadge(): Promise<void> {
  return callApi('clearAppBadge', {}, () => platformHost.clear())
}
