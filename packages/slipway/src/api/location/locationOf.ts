import { checkOneOf } from '../../base/call/checkValue.ts'
import { wgs84ToGcj02 } from '../../base/geo/gcj02.ts'
import type { Position } from './host.ts'

/** The device's position, in the requested coordinate system. */
export interface LocationInfo extends Position {
  /** The same number as `accuracy`, under the second name that mini-programs have for it. */
  readonly horizontalAccuracy: number
}

/** Coordinate system of positions: `wgs84` as GPS, or `gcj02` for maps of mainland China. */
export type LocationType = 'wgs84' | 'gcj02'

/** Throws if a value is not a coordinate system of positions. */
export function checkType(api: string, value: unknown): asserts value is LocationType {
  checkOneOf(api, 'type', value, ['wgs84', 'gcj02'])
}

/** Converts a position of the device to a coordinate system. */
export function locationOf(position: Position, type: LocationType): LocationInfo {
  return { ...position, ...(type === 'gcj02' && wgs84ToGcj02(position)), horizontalAccuracy: position.accuracy }
}
