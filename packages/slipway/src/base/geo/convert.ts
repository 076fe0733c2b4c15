import { bd09ToGcj02, gcj02ToBd09 } from './bd09.ts'
import type { CoordinateSystem, Coordinates } from './coordinates.ts'
import { gcj02ToWgs84, wgs84ToGcj02 } from './gcj02.ts'

const toGcj02 = { wgs84: wgs84ToGcj02, gcj02: keep, bd09: bd09ToGcj02 }
const fromGcj02 = { wgs84: gcj02ToWgs84, gcj02: keep, bd09: gcj02ToBd09 }

/** Converts coordinates from one system to another. Returns the same object if both systems are equal. */
export function convert(point: Coordinates, from: CoordinateSystem, to: CoordinateSystem): Coordinates {
  return from === to ? point : fromGcj02[to](toGcj02[from](point))
}

function keep(point: Coordinates): Coordinates {
  return point
}
