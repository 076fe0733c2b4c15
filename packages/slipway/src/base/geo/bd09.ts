import { isInChinaBox, unshift } from './chinaBox.ts'
import type { Coordinates } from './coordinates.ts'

const { PI, sin, cos, hypot, atan2 } = Math

const frequency = (PI * 3_000) / 180

/** Converts GCJ-02 to BD-09. Both are equal outside the box of `isInChinaBox`. */
export function gcj02ToBd09(point: Coordinates): Coordinates {
  return isInChinaBox(point) ? shift(point) : point
}

/** Converts BD-09 to GCJ-02, accurate to less than 1e-9 degrees. */
export function bd09ToGcj02(point: Coordinates): Coordinates {
  return unshift(point, shift)
}

/** Source: the published conversion of BD-09, such as coordtransform. */
function shift({ latitude, longitude }: Coordinates): Coordinates {
  const radius = hypot(longitude, latitude) + 0.000_02 * sin(latitude * frequency)
  const angle = atan2(latitude, longitude) + 0.000_003 * cos(longitude * frequency)
  return { latitude: radius * sin(angle) + 0.006, longitude: radius * cos(angle) + 0.0065 }
}
