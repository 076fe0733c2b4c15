import { runningNavigator } from '../../router/current.ts'
import { type LaunchOptions, launchOptionsOf } from '../../router/life-cycle/launchOptions.ts'

/**
 * Returns how the app was started: path and query of the address that opened the document. A reload counts as a new
 * start.
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
 * Returns how the app was last brought to the foreground. In a browser these are the launch options, because returning
 * from the background does not change the address.
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
