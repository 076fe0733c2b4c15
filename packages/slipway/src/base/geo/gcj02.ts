import { isInChinaBox, unshift } from './chinaBox.ts'
import type { Coordinates } from './coordinates.ts'

const { PI, sin, cos, sqrt, abs } = Math

/** Ellipsoid of Krasovsky, 1940. */
const semiMajorAxisMeters = 6_378_245
const eccentricitySquared = 0.006_693_421_622_965_943

/** Converts WGS-84 to GCJ-02. Both are equal outside the box of `isInChinaBox`. */
export function wgs84ToGcj02(point: Coordinates): Coordinates {
  return isInChinaBox(point) ? shift(point) : point
}

/** Converts GCJ-02 to WGS-84, accurate to less than 1e-9 degrees. */
export function gcj02ToWgs84(point: Coordinates): Coordinates {
  return unshift(point, shift)
}

/** Source: the published conversion of GCJ-02, such as eviltransform. */
function shift({ latitude, longitude }: Coordinates): Coordinates {
  const x = longitude - 105
  const y = latitude - 35
  const common = 20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)
  const northMeters =
    -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x)) + (2 / 3) * (common + waves(y, 160, 320))
  const eastMeters =
    300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x)) + (2 / 3) * (common + waves(x, 150, 300))
  const radians = (latitude * PI) / 180
  const curvature = 1 - eccentricitySquared * sin(radians) ** 2
  const meridianRadius = (semiMajorAxisMeters * (1 - eccentricitySquared)) / curvature ** 1.5
  const parallelRadius = (semiMajorAxisMeters / sqrt(curvature)) * cos(radians)
  return {
    latitude: latitude + (northMeters / meridianRadius) * (180 / PI),
    longitude: longitude + (eastMeters / parallelRadius) * (180 / PI),
  }
}

const waves = (degrees: number, medium: number, long: number) =>
  20 * sin(degrees * PI) +
  40 * sin((degrees * PI) / 3) +
  medium * sin((degrees * PI) / 12) +
  long * sin((degrees * PI) / 30)
