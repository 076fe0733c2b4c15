import { secureFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { KeepScreenOnHost } from './host.ts'

let isRequested = false
let lock: WakeLockSentinel | undefined
let pending: Promise<void> | undefined

/**
 * Uses the Screen Wake Lock API. The browser releases the lock in the background, so it is requested again when the page
 * is visible.
 */
export const host: KeepScreenOnHost = {
  async hold() {
    const wakeLock = secureFeature<WakeLock>('wake lock', () => navigator.wakeLock)
    isRequested = true
    document.addEventListener('visibilitychange', requestAgain)
    try {
      await requestLock(wakeLock)
    } catch (error) {
      stopHolding()
      throw error
    }
    if (!isRequested) throw superseded()
  },
  async release() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    if (!isRequested) return
    stopHolding()
    await pending?.catch(() => {})
    if (isRequested) throw superseded()
    await lock?.release()
  },
}

/** Requests the lock unless it is held. Simultaneous calls share one request. */
function requestLock(wakeLock: WakeLock): Promise<void> {
  if (lock?.released === false) return Promise.resolve()
  pending ??= wakeLock
    .request('screen')
    .then((granted) => {
      lock = granted
    })
    .finally(() => {
      pending = undefined
    })
  return pending
}

function requestAgain(): void {
  // The system may refuse, for example with a low battery. The next time the page becomes visible, the lock is requested
  // again.
  if (document.visibilityState === 'visible') requestLock(navigator.wakeLock).catch(() => {})
}

function stopHolding(): void {
  isRequested = false
  document.removeEventListener('visibilitychange', requestAgain)
}

function superseded(): HostError {
  return new HostError('cancelled', 'a later call requested the opposite')
}
