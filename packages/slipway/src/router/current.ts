import { ApiError } from '../base/call/ApiError.ts'
import type { Unsubscribe } from '../base/emitter.ts'
import type { PageNavigator } from './navigator.ts'

/** The running app's navigator. A server has one for each rendering. */
export const current: { navigator: PageNavigator | undefined } = { navigator: undefined }
const watchers = new Set<() => void>()
let waiting: ((pages: PageNavigator) => void)[] = []

/** Sets the navigator of the running app, and runs the calls that waited for it, in their order. */
export function setNavigator(pages: PageNavigator | undefined): void {
  current.navigator = pages
  for (const watcher of watchers) watcher()
  if (!pages) return
  const calls = waiting
  waiting = []
  for (const call of calls) call(pages)
}

/** Adds a listener for the start and the end of an app. Read `peekNavigator` to see which of the two happened. */
export function onNavigatorChange(listener: () => void): Unsubscribe {
  watchers.add(listener)
  return () => watchers.delete(listener)
}

/** The running app's navigator; `undefined` before the app has started. */
export function peekNavigator(): PageNavigator | undefined {
  return current.navigator
}

/** The running app's navigator, for calls that need a shown page. Throws `unavailable` if no app is running. */
export function runningNavigator(api: string, detail = 'no app is running'): PageNavigator {
  if (current.navigator) return current.navigator
  throw new ApiError(api, 'unavailable', detail)
}

/** Resolves with the app's navigator once the app has started. Rejects without a document, because no app can start there. */
export function whenNavigator(api: string): Promise<PageNavigator> {
  if (current.navigator) return Promise.resolve(current.navigator)
  if (typeof document === 'undefined') return Promise.reject(new ApiError(api, 'unavailable', 'no app is running'))
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

/** Runs a call that changes the app: at once if the app is running, else as soon as it has started. Rejects as `whenNavigator`. */
export function withNavigator(api: string, run: (pages: PageNavigator) => void): void | Promise<void> {
  return current.navigator ? run(current.navigator) : whenNavigator(api).then(run)
}

/**
 * Starts a subscription to the app: now, or as soon as the app has started. Does nothing if no app can run.
 *
 * @returns A function that ends the subscription, also before the app has started.
 */
export function listenOnceStarted(api: string, listen: (pages: PageNavigator) => Unsubscribe): Unsubscribe {
  let stop: Unsubscribe | undefined
  let stopped = false
  whenNavigator(api).then(
    (pages) => {
      if (stopped) return
      stop = listen(pages)
      // The listener may have ended the subscription during `listen`.
      if (stopped) stop()
    },
    () => {},
  )
  return () => {
    stopped = true
    stop?.()
  }
}
