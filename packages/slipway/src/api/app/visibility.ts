import { checkFunction } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { listenOnceStarted } from '../../router/current.ts'
import { appLifeIn } from '../../router/life-cycle/appLife.ts'
import { type LaunchOptions, launchOptionsOf } from '../../router/life-cycle/launchOptions.ts'

/**
 * Calls a listener each time the app comes on: once its first page is drawn, if it listens by then, and each time it comes
 * back from the background. The page's own `usePageShow` comes after it.
 *
 * @returns What stops it.
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @platform web, capacitor
 *
 * @example
 * const stop = onAppShow(() => refreshBadge())
 */
export function onAppShow(listener: (options: LaunchOptions) => void): Unsubscribe {
  checkFunction('onAppShow', 'listener', listener)
  return listenOnceStarted('onAppShow', (pages) => appLifeIn(pages).on('show', () => listener(launchOptionsOf(pages))))
}

/**
 * Calls a listener each time the app goes to the background: another tab or app is shown, the screen is locked, the document
 * is left or reloaded. The page's own `usePageHide` comes before it. It may be the last that the app can do: save at once.
 *
 * @returns What stops it.
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @platform web, capacitor
 *
 * @example
 * onAppHide(() => navigator.sendBeacon('/seen', JSON.stringify(seen)))
 */
export function onAppHide(listener: () => void): Unsubscribe {
  checkFunction('onAppHide', 'listener', listener)
  return listenOnceStarted('onAppHide', (pages) => appLifeIn(pages).on('hide', listener))
}
