import type { Position } from './host.ts'

/** Coordinates as browsers and Capacitor report them. Unknown values are `null` or absent; iOS reports them as negative numbers. */
export interface DeviceCoordinates {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
  readonly altitude?: number | null | undefined
  readonly altitudeAccuracy?: number | null | undefined
  readonly speed?: number | null | undefined
  /** `NaN` while the device is not moving. */
  readonly heading?: number | null | undefined
}

/** Converts reported coordinates, and replaces unknown values as `Position` describes. */
export function positionOf(coordinates: DeviceCoordinates): Position {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, speed, heading } = coordinates
  return {
    latitude,
    longitude,
    accuracy,
    // A negative accuracy marks an invalid altitude.
    altitude: (altitudeAccuracy ?? 0) < 0 ? 0 : (altitude ?? 0),
    verticalAccuracy: known(altitudeAccuracy) ?? 0,
    speed: known(speed) ?? -1,
    heading: known(heading),
  }
}

const known = (value: number | null | undefined = -1) => (value !== null && value >= 0 ? value : undefined)
