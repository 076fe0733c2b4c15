import { runningNavigator } from '../../router/current.ts'
import { type LaunchOptions, launchOptionsOf } from '../../router/life-cycle/launchOptions.ts'

/**
 * Tells how the app was started: the path and the query of the address that the document was opened with. A reload starts
 * it anew.
 *
 * @throws {ApiError} `unavailable` before the app has started.
 * @platform web, capacitor
 *
 * @example
 * const { path, query } = getLaunchOptionsSync() // { path: '/order/1', query: { from: 'mail' }, … }
 */
export function getLaunchOptionsSync(): LaunchOptions {
  return optionsFor('getLaunchOptionsSync')
}

/**
 * Tells how the app came on the last time. An app in a browser comes back from the background as it was, so this is how it
 * was started.
 *
 * @throws {ApiError} `unavailable` before the app has started.
 * @platform web, capacitor
 */
export function getEnterOptionsSync(): LaunchOptions {
  return optionsFor('getEnterOptionsSync')
}

function optionsFor(api: string): LaunchOptions {
  return launchOptionsOf(runningNavigator(api))
}
