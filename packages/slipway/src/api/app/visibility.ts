import { checkFunction } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { listenOnceStarted } from '../../router/current.ts'
import { appLifeIn } from '../../router/life-cycle/appLife.ts'
import { type LaunchOptions, launchOptionsOf } from '../../router/life-cycle/launchOptions.ts'

/**
 * Calls a listener each time the app becomes visible: after its first page has been painted, if the listener is
 * registered by then, and after each return from the background. `usePageShow` of the page runs afterwards.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
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
 * Calls a listener each time the app enters the background: another tab or app is shown, the screen is locked, or the
 * document is left or reloaded. `usePageHide` of the page runs before it. Save data here synchronously, because the app
 * may be closed without a further event.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 *
 * @example
 * onAppHide(() => navigator.sendBeacon('/seen', JSON.stringify(seen)))
 */
export function onAppHide(listener: () => void): Unsubscribe {
  checkFunction('onAppHide', 'listener', listener)
  return listenOnceStarted('onAppHide', (pages) => appLifeIn(pages).on('hide', listener))
}
