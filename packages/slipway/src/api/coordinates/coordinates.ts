import { callNow } from '../../base/call/callNow.ts'
import { checkOptions } from '../../base/call/check.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { bearingBetween } from '../../base/geo/bearingBetween.ts'
import { checkCoordinates } from '../../base/geo/checkCoordinates.ts'
import { convert } from '../../base/geo/convert.ts'
import type { CoordinateSystem, Coordinates } from '../../base/geo/coordinates.ts'
import { distanceBetween } from '../../base/geo/distanceBetween.ts'

/** Options of `convertCoordinates`. */
export interface ConvertCoordinatesOptions extends Coordinates {
  /** System of the given coordinates. */
  readonly from: CoordinateSystem
  /** System of the result. */
  readonly to: CoordinateSystem
}

/** Options of `getDistance` and `getBearing`. Both points have the same coordinate system. */
export interface TwoPoints {
  readonly from: Coordinates
  readonly to: Coordinates
}

const systems: readonly CoordinateSystem[] = ['wgs84', 'gcj02', 'bd09']

/**
 * Converts coordinates between GPS (WGS-84), Chinese maps (GCJ-02) and Baidu's maps (BD-09).
 *
 * Converting there and back returns the same point, with an error of less than 1e-9 degrees. The systems differ only in a box around
 * China (latitude 0.8293 to 55.8271, longitude 72.004 to 137.8347); elsewhere the result equals the argument.
 *
 * @throws {ApiError} `invalid-argument` if `latitude` or `longitude` is not a number in its range, or `from` or `to` is not the name
 * of a system.
 * @platform web, capacitor, node
 *
 * @example
 * convertCoordinates({ latitude: 39.911954, longitude: 116.377817, from: 'wgs84', to: 'gcj02' })
 * // { latitude: 39.913345…, longitude: 116.384047… }
 */
export function convertCoordinates(options: ConvertCoordinatesOptions): Coordinates {
  return callNow('convertCoordinates', () => {
    const { from, to } = checkOptions('convertCoordinates', options)
    checkOneOf('convertCoordinates', 'from', from, systems)
    checkOneOf('convertCoordinates', 'to', to, systems)
    return convert(checkCoordinates('convertCoordinates', options), from, to)
  })
}

/**
 * Returns the length of the shortest line between two points on the earth, in metres.
 *
 * The earth is taken as a sphere, so the result differs from the true length by at most 0.6 %.
 *
 * @throws {ApiError} `invalid-argument` if a latitude or longitude is not a number in its range.
 * @platform web, capacitor, node
 *
 * @example
 * const meters = getDistance({ from: { latitude: 48.8584, longitude: 2.2945 }, to: { latitude: 51.5007, longitude: -0.1246 } })
 */
export function getDistance(options: TwoPoints): number {
  return between('getDistance', options, distanceBetween)
}

/**
 * Returns the direction in which the shortest line from one point to another starts, in degrees clockwise from north: 0 is north, 90 is
 * east. The result is at least 0 and less than 360; it is 0 for equal points.
 *
 * @throws {ApiError} `invalid-argument` if a latitude or longitude is not a number in its range.
 * @platform web, capacitor, node
 *
 * @example
 * getBearing({ from: { latitude: 35, longitude: 45 }, to: { latitude: 35, longitude: 135 } }) // 60.16…
 */
export function getBearing(options: TwoPoints): number {
  return between('getBearing', options, bearingBetween)
}

function between(api: string, options: TwoPoints, measure: (from: Coordinates, to: Coordinates) => number): number {
  return callNow(api, () => {
    const { from, to } = checkOptions(api, options)
    return measure(checkCoordinates(api, from, 'from'), checkCoordinates(api, to, 'to'))
  })
}
