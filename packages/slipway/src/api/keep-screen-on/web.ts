import { secureFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { KeepScreenOnHost } from './host.ts'

let isWanted = false
let lock: WakeLockSentinel | undefined
let taking: Promise<void> | undefined

/** The browser's wake lock, which ends with each trip to the background and is taken anew. */
export const host: KeepScreenOnHost = {
  async hold() {
    const wakeLock = secureFeature<WakeLock>('wake lock', () => navigator.wakeLock)
    isWanted = true
    document.addEventListener('visibilitychange', takeAgain)
    try {
      await take(wakeLock)
    } catch (error) {
      forget()
      throw error
    }
    if (!isWanted) throw overtaken()
  },
  async release() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    if (!isWanted) return
    forget()
    await taking?.catch(() => {})
    if (isWanted) throw overtaken()
    await lock?.release()
  },
}

/** Takes the lock unless it is held. Several calls at once are one. */
function take(wakeLock: WakeLock): Promise<void> {
  if (lock?.released === false) return Promise.resolve()
  taking ??= wakeLock
    .request('screen')
    .then((taken) => {
      lock = taken
    })
    .finally(() => {
      taking = undefined
    })
  return taking
}

function takeAgain(): void {
  // The system may refuse, as with a low battery; the next time the page is seen it is asked again.
  if (document.visibilityState === 'visible') take(navigator.wakeLock).catch(() => {})
}

function forget(): void {
  isWanted = false
  document.removeEventListener('visibilitychange', takeAgain)
}

function overtaken(): HostError {
  return new HostError('cancelled', 'the opposite was asked for meanwhile')
}
