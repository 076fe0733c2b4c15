import { host as platformHost } from '#host/keep-screen-on'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { onNavigatorChange, peekNavigator } from '../../router/current.ts'
import type { KeepScreenOnHost } from './host.ts'

/** Options of `setKeepScreenOn`. */
export interface SetKeepScreenOnOptions {
  /** `true` keeps the screen on; `false` lets the system turn it off again. */
  readonly keepScreenOn: boolean
}

/** Subscriptions that release the screen when the app is unmounted, by host. */
const watches = new Map<KeepScreenOnHost, Unsubscribe>()

/**
 * Keeps the screen on, or lets the system turn it off again.
 *
 * Resolves once this is in effect. It applies while the app is in the foreground: in the background the screen turns off
 * as usual, and when the app returns it is kept on again. It ends when the app is unmounted.
 *
 * @throws {ApiError} `invalid-argument` if `keepScreenOn` is not a boolean; `unsupported` if the browser has no wake
 * lock; `unavailable` on a page without https; `denied` if the system refuses, for example with a low battery, or the
 * page is not visible; `cancelled` if a later call requests the opposite before this one settles.
 * @platform web, capacitor
 * @needs Navigator.wakeLock
 * @plugin KeepAwake
 *
 * @example
 * await setKeepScreenOn({ keepScreenOn: true })
 */
export function setKeepScreenOn(options: SetKeepScreenOnOptions, host: KeepScreenOnHost = platformHost): Promise<void> {
  return callApi('setKeepScreenOn', options, async ({ keepScreenOn }) => {
    if (typeof keepScreenOn !== 'boolean') {
      throw new ApiError('setKeepScreenOn', 'invalid-argument', 'keepScreenOn must be a boolean')
    }
    endWatch(host)
    if (!keepScreenOn) return host.release()
    // Registered before the host responds, because the app may be unmounted meanwhile.
    watches.set(
      host,
      onNavigatorChange(() => releaseWithApp(host)),
    )
    await host.hold()
  })
}

function releaseWithApp(host: KeepScreenOnHost): void {
  if (peekNavigator()) return
  endWatch(host)
  // The app no longer exists, so a failure cannot be reported.
  host.release().catch(() => {})
}

function endWatch(host: KeepScreenOnHost): void {
  watches.get(host)?.()
  watches.delete(host)
}
