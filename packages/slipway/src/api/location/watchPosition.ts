import { host as platformHost } from '#host/location'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { LocationHost, Position, WatchPositionOptions } from './host.ts'

/**
 * Watches the position in WGS-84, independently of `startLocationUpdate`. For components, which have no host of their own.
 *
 * @param onError Called with a `HostError`, or with an error whose name determines the code. Positions may follow.
 */
export function watchPosition(
  listener: (position: Position) => void,
  onError: (error: unknown) => void,
  options: WatchPositionOptions,
  host: LocationHost = platformHost,
): Unsubscribe {
  return host.watch(listener, onError, options)
}
