import type { Gazetteer } from './cities.ts'
import { distanceBetween, leastMetresPerDegree } from './distance.ts'
import type { Point } from './jobs.ts'

/** A place by its index, with its distance in metres. */
export interface NearPlace {
  readonly place: number
  readonly distance: number
}

/** The cities within a radius in metres around a point, the nearest first. */
export function citiesAround(gazetteer: Gazetteer, centre: Point, radius: number): NearPlace[] {
  const found: NearPlace[] = []
  // Most cities are excluded by their latitude alone.
  const degrees = radius / leastMetresPerDegree
  for (let place = 0; place < gazetteer.cityCount; place++) {
    if (Math.abs((gazetteer.latitudes[place] ?? 0) - centre.latitude) > degrees) continue
    const distance = distanceBetween(centre, pointOf(gazetteer, place))
    if (distance <= radius) found.push({ place, distance })
  }
  return found.sort((a, b) => a.distance - b.distance)
}

/**
 * The city at a point. Large cities reach farther than small ones: the result is the city with the least distance relative to its
 * reach. `undefined` if the point is beyond the reach of all cities.
 */
export function cityAt(gazetteer: Gazetteer, point: Point): NearPlace | undefined {
  const farthest = reachOf(gazetteer.populations[0] ?? 0)
  const shareOf = ({ place, distance }: NearPlace) => distance / reachOf(gazetteer.populations[place] ?? 0)
  const inReach = citiesAround(gazetteer, point, farthest).filter((near) => shareOf(near) <= 1)
  return inReach.reduce<NearPlace | undefined>(
    (best, near) => (best && shareOf(best) <= shareOf(near) ? best : near),
    undefined,
  )
}

/** Distance in metres up to which a point belongs to a city: 15 km for 15,000 inhabitants, 43 km for a million. */
const reachOf = (population: number) => 15_000 * (population / 15_000) ** 0.25

export const pointOf = ({ latitudes, longitudes }: Gazetteer, place: number): Point => ({
  latitude: latitudes[place] ?? 0,
  longitude: longitudes[place] ?? 0,
})

/** The largest cities in a box of degrees, up to a number. */
export function citiesIn(
  { cityCount, latitudes, longitudes }: Gazetteer,
  { west, south, east, north }: Readonly<Record<'west' | 'south' | 'east' | 'north', number>>,
  limit: number,
): number[] {
  const found: number[] = []
  const width = east < west ? east - west + 360 : east - west
  for (let place = 0; place < cityCount && found.length < limit; place++) {
    const latitude = latitudes[place] ?? 0
    if (latitude < south || latitude > north) continue
    const eastwards = ((((longitudes[place] ?? 0) - west) % 360) + 360) % 360
    if (eastwards <= width) found.push(place)
  }
  return found
}
