import { host as platformHost } from '#host/keep-screen-on'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { onNavigatorChange, peekNavigator } from '../../router/current.ts'
import type { KeepScreenOnHost } from './host.ts'

/** What `setKeepScreenOn` sets. */
export interface SetKeepScreenOnOptions {
  /** `true` keeps the screen on; `false` lets it go out again as the system wants. */
  readonly keepScreenOn: boolean
}

/** Who sees to it that the screen does not outlive the app. */
const watches = new Map<KeepScreenOnHost, Unsubscribe>()

/**
 * Keeps the screen from going out by itself, or lets it again.
 *
 * Resolves once it is so. It holds while the app is on the screen: in the background the screen goes out as ever, and when
 * the app comes back it stays on again. It ends with the app.
 *
 * @throws {ApiError} `invalid-argument` when `keepScreenOn` is no boolean; `unsupported` where the browser cannot;
 * `unavailable` on a page without https; `denied` when the system refuses, as with a low battery, or the page is not seen;
 * `cancelled` when the opposite is asked for meanwhile.
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
    // Before the system has answered: the app may go meanwhile.
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
  // There is nobody left to tell of a failure.
  host.release().catch(() => {})
}

function endWatch(host: KeepScreenOnHost): void {
  watches.get(host)?.()
  watches.delete(host)
}
