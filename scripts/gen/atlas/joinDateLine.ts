import { at, type Position } from './simplify.ts'

type Ring = readonly Position[]

/**
 * Joins rings that the source has cut at the date line. Their longitudes then continue beyond 180. A ring around a pole is closed along
 * the edge of the map, 6 degrees beyond the date line on both sides, so that a tile has no edge there.
 *
 * @param rings Rings without a repeated last point.
 */
export function joinDateLine(rings: readonly Ring[]): Ring[] {
  const all = rings.map((ring) => moveIntoMap(closeAtPole(ring)))
  const isEastern = (ring: Ring) => edgesAlong(ring, -180).length > 0
  const joined = all.filter((ring) => !isEastern(ring))
  for (const ring of all.filter(isEastern)) {
    const moved = movedBy(ring, 360)
    const index = joined.findIndex((other) => join(other, moved))
    const whole = join(joined[index] ?? [], moved)
    if (whole) joined[index] = whole
    else joined.push(ring)
  }
  return joined.map(extendAroundPole)
}

/** Makes the longitudes of a ring continue without the jump from 180 to -180, and closes a ring around a pole. */
function closeAtPole(ring: Ring): Ring {
  let [turns, last] = [0, at(ring, 0)[0]]
  const points = [...ring, at(ring, 0)].map(([x, y]): Position => {
    if (x - last > 180) turns--
    if (last - x > 180) turns++
    last = x
    return [x + turns * 360, y]
  })
  if (turns === 0) return points.slice(0, -1)
  const [[startX, latitude], [endX]] = [at(points, 0), at(points, points.length - 1)]
  const pole = latitude < 0 ? -90 : 90
  return [...points, [endX, pole], [startX, pole]]
}

/** Repeats the first and the last part of a ring around a pole beyond its other end. */
function extendAroundPole(ring: Ring): Ring {
  const [coast, end, start] = [ring.slice(0, -2), at(ring, ring.length - 2), at(ring, ring.length - 1)]
  const turn = end[0] - start[0]
  if (Math.abs(end[1]) !== 90 || Math.abs(turn) !== 360) return ring
  const isFar = (from: number) => (point: Position) => Math.abs(point[0] - from) > overlap
  const last = coast.slice(coast.findLastIndex(isFar(end[0])) + 1, -1)
  const first = coast.slice(1, coast.findIndex(isFar(start[0])))
  const extended = [...movedBy(last, -turn), ...coast, ...movedBy(first, turn)]
  return [...extended, [at(extended, extended.length - 1)[0], end[1]], [at(extended, 0)[0], end[1]]]
}

/** Length of these parts in degrees: at least the strip around a tile of the whole world, which is 64 / 4096 of its width. */
const overlap = 6

/** Moves a ring by whole turns so that its western end is on the map. */
function moveIntoMap(ring: Ring): Ring {
  const west = ring.reduce((least, [x]) => Math.min(least, x), Infinity)
  return movedBy(ring, -360 * Math.floor((west + 180) / 360))
}

const movedBy = (ring: Ring, degrees: number): Ring => ring.map(([x, y]) => [x + degrees, y])

/** One ring instead of two that have a part of the date line in common, in opposite directions. */
function join(west: Ring, east: Ring): Ring | undefined {
  for (const one of edgesAlong(west, 180)) {
    for (const other of edgesAlong(east, 180)) {
      const [[from, to], [start, end]] = [edgeOf(west, one), edgeOf(east, other)]
      if (Math.abs(from[1] - end[1]) > tolerance || Math.abs(to[1] - start[1]) > tolerance) continue
      // Begins at the end of the common edge, and ends at its start. Both points are in the other ring, too.
      const around = [...east.slice(other + 1), ...east.slice(0, other + 1)]
      return [...west.slice(0, one + 1), ...around.slice(1, -1), ...west.slice(one + 1)]
    }
  }
  return undefined
}

/** The rings of the source end at slightly different latitudes, in degrees. */
const tolerance = 0.005

/** Indices of the first points of a ring's edges along a meridian. */
function edgesAlong(ring: Ring, longitude: number): number[] {
  const isThere = ([x]: Position) => Math.abs(x - longitude) < 1e-6
  return ring.flatMap((_, index) => (edgeOf(ring, index).every(isThere) ? [index] : []))
}

const edgeOf = (ring: Ring, index: number): readonly [Position, Position] => [
  at(ring, index),
  at(ring, (index + 1) % ring.length),
]
