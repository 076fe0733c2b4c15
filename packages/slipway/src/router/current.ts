import { ApiError } from '../base/call/ApiError.ts'
import type { Unsubscribe } from '../base/emitter.ts'
import type { PageNavigator } from './navigator.ts'

let current: PageNavigator | undefined
let waiting: ((pages: PageNavigator) => void)[] = []
const watchers = new Set<() => void>()

/** Makes a navigator the app's one, and lets the calls that waited for it run in their order. */
export function setNavigator(pages: PageNavigator | undefined): void {
  current = pages
  for (const watcher of watchers) watcher()
  if (!pages) return
  const calls = waiting
  waiting = []
  for (const call of calls) call(pages)
}

/** Hears when an app has started, and when it has gone: `peekNavigator` tells which. */
export function onNavigatorChange(listener: () => void): Unsubscribe {
  watchers.add(listener)
  return () => watchers.delete(listener)
}

/** The running app's navigator, for reading; `undefined` before the app has started. */
export function peekNavigator(): PageNavigator | undefined {
  return current
}

/** The running app's navigator, for calls about what is shown now. */
export function runningNavigator(api: string, detail = 'no app is running'): PageNavigator {
  if (current) return current
  throw new ApiError(api, 'unavailable', detail)
}

/** The app's navigator. A call made before the app has started waits for it; without a document there is none to wait for. */
export function whenNavigator(api: string): Promise<PageNavigator> {
  if (current) return Promise.resolve(current)
  if (typeof document === 'undefined') return Promise.reject(new ApiError(api, 'unavailable', 'no app is running'))
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

/**
 * Listens to something of the app: now, or as soon as it has started. Where no app can run there is nothing to listen to.
 *
 * @returns What stops it, before the start too.
 */
export function listenOnceStarted(api: string, listen: (pages: PageNavigator) => Unsubscribe): Unsubscribe {
  let stop: Unsubscribe | undefined
  let stopped = false
  whenNavigator(api).then(
    (pages) => {
      if (stopped) return
      stop = listen(pages)
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
