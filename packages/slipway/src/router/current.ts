import { ApiError } from '../base/ApiError.ts'
import type { Unsubscribe } from '../base/emitter.ts'
import { createStore } from '../base/store.ts'
import type { Navigator } from './navigator.ts'

const current = createStore<Navigator | undefined>(undefined)

/** Makes a navigator the app's one, and lets the calls that waited for it run in their order. */
export const setNavigator: (navigator: Navigator | undefined) => void = current.set

/** Hears when an app starts, and when it goes: `peekNavigator` tells which. */
export const onNavigatorChange: (listener: () => void) => Unsubscribe = current.subscribe

/** The running app's navigator, for reading; `undefined` before the app has started. */
export const peekNavigator: () => Navigator | undefined = current.get

/** The app's navigator. A call made before the app has started waits for it; without a document there is none to wait for. */
export function whenNavigator(api: string): Promise<Navigator> {
  const navigator = current.get()
  if (navigator) return Promise.resolve(navigator)
  if (typeof document === 'undefined')
    return Promise.reject(new ApiError(api, 'unavailable', 'there is no running app'))
  return new Promise((resolve) => {
    const stop = current.subscribe(() => {
      const started = current.get()
      if (!started) return
      stop()
      resolve(started)
    })
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
