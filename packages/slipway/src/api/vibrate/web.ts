import { browserFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { VibrateHost } from './host.ts'

/** Uses the browser's vibration, which has only one strength. */
export const host: VibrateHost = {
  async short(durationMs) {
    vibrate(durationMs)
  },
  async long(durationMs) {
    vibrate(durationMs)
  },
}

function vibrate(durationMs: number): void {
  // Safari does not have it, although its type is not optional.
  browserFeature<unknown>('vibration', () => navigator.vibrate)
  if (navigator.vibrate(durationMs)) return
  if (navigator.userActivation?.hasBeenActive === false) {
    throw new HostError('denied', 'browsers vibrate only once the user has touched the page')
  }
  throw new HostError('failed', 'the browser refused')
}
