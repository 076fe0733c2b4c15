import type { MapPoint } from '../../../base/map/mapObjects.ts'
import { wrapLongitude } from '../camera/mercator.ts'

/** A position on a path. */
export interface PathPosition extends MapPoint {
  /** Direction of the path, in degrees clockwise from north, as it appears on the map. */
  readonly bearing: number
}

/** The position after a share of the path, from 0 to 1. All parts of the path take a time that is proportional to their length. */
export function positionOnPath(path: readonly MapPoint[], share: number): PathPosition | undefined {
  const [first] = path
  if (!first) return undefined
  const legs = path.slice(1).map((to, index) => legBetween(path[index] ?? first, to))
  const total = legs.reduce((sum, { length }) => sum + length, 0)
  let left = Math.min(1, Math.max(0, share)) * total
  for (const leg of legs) {
    if (left <= leg.length && leg.length > 0) return along(leg, left / leg.length)
    left -= leg.length
  }
  const last = legs.findLast(({ length }) => length > 0)
  return last ? along(last, 1) : { ...first, bearing: 0 }
}

interface Leg {
  readonly from: MapPoint
  readonly latitude: number
  readonly longitude: number
  /** Length on the map, in degrees of longitude. */
  readonly length: number
  readonly bearing: number
}

function legBetween(from: MapPoint, to: MapPoint): Leg {
  const latitude = to.latitude - from.latitude
  const longitude = wrapLongitude(to.longitude - from.longitude)
  const stretch = Math.max(0.01, Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180))
  const [x, y] = [longitude, latitude / stretch]
  const bearing = ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360
  return { from, latitude, longitude, length: Math.hypot(x, y), bearing }
}

const along = ({ from, latitude, longitude, bearing }: Leg, share: number): PathPosition => ({
  latitude: from.latitude + latitude * share,
  longitude: wrapLongitude(from.longitude + longitude * share),
  bearing,
})
