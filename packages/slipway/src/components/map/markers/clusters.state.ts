import type { MapPoint } from '../../../base/map/mapObjects.ts'
import { pointOf, worldOf } from '../camera/mercator.ts'

/** Points that are shown as one. */
export interface ClusterOf<Point extends MapPoint> {
  readonly center: MapPoint
  readonly members: readonly Point[]
}

/**
 * Combines points that are close to each other on the screen: each point that is in no cluster yet takes all others within the
 * distance. The result does not depend on the part of the map that is visible, so a pan changes no cluster.
 *
 * @param gapPx The distance, in pixels.
 * @returns The clusters of at least two points, and the points that are alone.
 */
export function clustersOf<Point extends MapPoint>(points: readonly Point[], zoom: number, gapPx: number) {
  const cells = new Map<string, { readonly point: Point; readonly x: number; readonly y: number }[]>()
  const at = points.map((point) => ({ point, ...worldOf(point, zoom) }))
  const cellOf = (px: number) => Math.floor(px / gapPx)
  for (const each of at) {
    const key = `${cellOf(each.x)}:${cellOf(each.y)}`
    const cell = cells.get(key)
    if (cell) cell.push(each)
    else cells.set(key, [each])
  }
  const taken = new Set<Point>()
  const clusters: ClusterOf<Point>[] = []
  const single: Point[] = []
  for (const { point, x, y } of at) {
    if (taken.has(point)) continue
    const near = neighbours(cells, cellOf(x), cellOf(y)).filter(
      (other) => !taken.has(other.point) && Math.hypot(other.x - x, other.y - y) <= gapPx,
    )
    for (const other of near) taken.add(other.point)
    if (near.length < 2) {
      single.push(point)
      continue
    }
    const middle = (key: 'x' | 'y') => near.reduce((sum, other) => sum + other[key], 0) / near.length
    clusters.push({
      center: pointOf({ x: middle('x'), y: middle('y') }, zoom),
      members: near.map((other) => other.point),
    })
  }
  return { clusters, single }
}

function neighbours<Item>(cells: ReadonlyMap<string, readonly Item[]>, column: number, row: number): Item[] {
  const all: Item[] = []
  for (let x = column - 1; x <= column + 1; x++) {
    for (let y = row - 1; y <= row + 1; y++) all.push(...(cells.get(`${x}:${y}`) ?? []))
  }
  return all
}
