import { secureFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { LocationHost } from './host.ts'
import { positionOf } from './positionOf.ts'

/** Uses the browser's Geolocation API. */
export const host: LocationHost = {
  async read({ isHighAccuracy, timeoutMs, maximumAgeMs }) {
    const feature = geolocation()
    const options = { enableHighAccuracy: isHighAccuracy, timeout: timeoutMs, maximumAge: maximumAgeMs }
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      feature.getCurrentPosition(resolve, (error) => reject(hostError(error)), options)
    })
    return positionOf(coords)
  },
  watch(listener, onError, { isHighAccuracy }) {
    let stopped = false
    let stop = () => {}
    const fail = (error: unknown) => {
      if (!stopped) onError(error)
    }
    const start = () => {
      if (stopped) return
      const feature = geolocation()
      const id = feature.watchPosition(
        ({ coords }) => listener(positionOf(coords)),
        (error) => fail(hostError(error)),
        { enableHighAccuracy: isHighAccuracy },
      )
      stop = () => feature.clearWatch(id)
    }
    // Asynchronous, so that a missing feature is reported after `watch` has returned.
    Promise.resolve().then(start).catch(fail)
    return () => {
      stopped = true
      stop()
    }
  },
}

/** Without https, browsers report that the user has denied access, although the user was not asked. */
const geolocation = () =>
  secureFeature('geolocation', () => (globalThis.isSecureContext === false ? undefined : navigator.geolocation))

function hostError({ code, message }: GeolocationPositionError): HostError {
  const reason = code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'
  return new HostError(reason, message || reason)
}
