import { ApiError } from '../base/call/ApiError.ts'
import type { Unsubscribe } from '../base/emitter.ts'
import type { Navigator } from './navigator.ts'

let current: Navigator | undefined
let waiting: ((navigator: Navigator) => void)[] = []
const watchers = new Set<() => void>()

/** Makes a navigator the app's one, and lets the calls that waited for it run in their order. */
export function setNavigator(navigator: Navigator | undefined): void {
  current = navigator
  for (const watcher of watchers) watcher()
  if (!navigator) return
  const calls = waiting
  waiting = []
  for (const call of calls) call(navigator)
}

/** Hears when an app has started, and when it has gone: `peekNavigator` tells which. */
export function onNavigatorChange(listener: () => void): Unsubscribe {
  watchers.add(listener)
  return () => watchers.delete(listener)
}

/** The running app's navigator, for reading; `undefined` before the app has started. */
export function peekNavigator(): Navigator | undefined {
  return current
}

/** The running app's navigator, for calls about what is shown now. */
export function runningNavigator(api: string, detail = 'there is no running app'): Navigator {
  if (current) return current
  throw new ApiError(api, 'unavailable', detail)
}

/** The app's navigator. A call made before the app has started waits for it; without a document there is none to wait for. */
export function whenNavigator(api: string): Promise<Navigator> {
  if (current) return Promise.resolve(current)
  if (typeof document === 'undefined')
    return Promise.reject(new ApiError(api, 'unavailable', 'there is no running app'))
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

/**
 * Listens to something of the app: now, or as soon as it has started. Where no app can run there is nothing to listen to.
 *
 * @returns What stops it, before the start too.
 */
export function listenOnceStarted(api: string, listen: (navigator: Navigator) => Unsubscribe): Unsubscribe {
  let stop: Unsubscribe | undefined
  let stopped = false
  whenNavigator(api).then(
    (navigator) => {
      if (stopped) return
      stop = listen(navigator)
      // By what it heard at once.
      if (stopped) stop()
    },
    () => {},
  )
  return () => {
    stopped = true
    stop?.()
  }
}
