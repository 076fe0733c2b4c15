import type { Unsubscribe } from '../../base/emitter.ts'
import type { Coordinates } from '../../base/geo/coordinates.ts'

/** A position of the device, in WGS-84. */
export interface Position extends Coordinates {
  /** Radius in metres around the coordinates in which the device probably is. */
  readonly accuracy: number
  /**
   * Height in metres above the ellipsoid of WGS-84, or above sea level on Apple's systems; 0 if the device does not report it.
   */
  readonly altitude: number
  /** Accuracy of `altitude` in metres; 0 if the device does not report it. */
  readonly verticalAccuracy: number
  /** Speed in metres per second; -1 if the device does not report it. */
  readonly speed: number
  /**
   * Direction of travel in degrees clockwise from north; `undefined` if the device does not report it, for example while it is not
   * moving.
   */
  readonly heading: number | undefined
}

/** Options of a host for one position. */
export interface ReadPositionOptions {
  readonly isHighAccuracy: boolean
  /** Time limit in milliseconds, without the time in which the user is asked for permission. */
  readonly timeoutMs: number
  /** Maximum age in milliseconds of an earlier position that may be returned. 0 requires a new one. */
  readonly maximumAgeMs: number
}

/** Options of a host for positions until the end of a watch. */
export interface WatchPositionOptions {
  readonly isHighAccuracy: boolean
}

/**
 * Platform interface of the location functions.
 *
 * Errors are a `HostError` of `denied` (by the user, the system or the page's policy), `unavailable` (no position can be found, or the
 * page has no https), `timeout`, or `unsupported` (the platform has no positions).
 */
export interface LocationHost {
  /** Finds the position. Asks the user for permission if necessary. */
  read(options: ReadPositionOptions): Promise<Position>
  /**
   * Calls `listener` with the position and then with each change. Asks the user for permission if necessary. Calls `onError` for each
   * error, after which positions may follow. Never throws, and calls neither function before it returns nor after the end of the
   * watch.
   */
  watch(
    listener: (position: Position) => void,
    onError: (error: unknown) => void,
    options: WatchPositionOptions,
  ): Unsubscribe
}
