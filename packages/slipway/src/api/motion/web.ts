import { secureFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { headingOf, type OrientationFacts } from '../../base/geo/headingOf.ts'
import { accelerationOf, type ReportedAcceleration } from './accelerationOf.ts'
import type { MotionHost } from './host.ts'

/** Safari on iOS asks the user, and only within a tap. Chromium has the function, too; Firefox does not. */
interface EventsWithPermission {
  requestPermission?(): Promise<'granted' | 'denied'>
}

interface SafariOrientation extends OrientationFacts {
  /** Degrees; negative while the compass is not calibrated. */
  readonly webkitCompassAccuracy?: number | null
}

/** Browsers without the sensor send no event at all, or one without values. */
const firstReadingMs = 2_000

/** Uses the events `devicemotion` and `deviceorientation`. */
export const host: MotionHost = {
  watchAcceleration(listener, onError) {
    return watch(['devicemotion'], 'DeviceMotionEvent', 'accelerometer', onError, (event) => {
      const { accelerationIncludingGravity } = event as unknown as {
        readonly accelerationIncludingGravity: ReportedAcceleration | null
      }
      const acceleration = accelerationOf(accelerationIncludingGravity, isSafariOnIos())
      if (acceleration) listener(acceleration, event.timeStamp)
      return acceleration !== undefined
    })
  },
  watchDirection(listener, onError) {
    const types = ['deviceorientationabsolute', 'deviceorientation']
    return watch(types, 'DeviceOrientationEvent', 'compass', onError, (event) => {
      const facts = event as unknown as SafariOrientation
      const direction = headingOf(facts, globalThis.screen?.orientation?.angle ?? 0)
      if (direction === undefined) return false
      const { webkitCompassAccuracy: accuracy } = facts
      listener({ direction, accuracy: typeof accuracy === 'number' && accuracy >= 0 ? accuracy : undefined })
      return true
    })
  },
}

/** Only browsers on iOS report a compass heading of their own. */
const isSafariOnIos = () => 'webkitCompassHeading' in (globalThis.DeviceOrientationEvent?.prototype ?? {})

const permissionOf = (name: string) =>
  (globalThis as unknown as Record<string, EventsWithPermission | undefined>)[name]?.requestPermission

/**
 * Listens to events of a sensor after the user has allowed it.
 *
 * @param read Reports an event. Returns whether the event has a value.
 */
function watch(
  types: readonly string[],
  name: string,
  sensor: string,
  onError: (error: unknown) => void,
  read: (event: Event) => boolean,
): Unsubscribe {
  const disposal = new AbortController()
  const { signal } = disposal
  const start = async () => {
    secureFeature(sensor, () => (name in globalThis ? name : undefined))
    const answer = await permissionOf(name)?.call((globalThis as unknown as Record<string, object>)[name])
    if (signal.aborted) return
    if (answer === 'denied') throw new HostError('denied', `the user has denied the ${sensor}`)
    const silent = setTimeout(() => fail(new HostError('unavailable', `the device has no ${sensor}`)), firstReadingMs)
    const receive = (event: Event) => read(event) && clearTimeout(silent)
    for (const type of types) addEventListener(type, receive, { signal })
    signal.addEventListener('abort', () => clearTimeout(silent))
  }
  const fail = (error: unknown) => {
    if (!signal.aborted) onError(error)
  }
  // Asynchronous, so that a missing sensor is reported after `watch` has returned.
  Promise.resolve().then(start).catch(fail)
  return () => disposal.abort()
}
