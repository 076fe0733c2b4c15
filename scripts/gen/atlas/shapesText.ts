import { joinDateLine } from './joinDateLine.ts'
import { at, type Position, ringArea, simplify } from './simplify.ts'
import { signed, writeNumbers } from './writeNumbers.ts'

/** Detail of land and borders. */
export interface Detail {
  /** Distance of the grid's lines in 1/10,000 degrees. */
  readonly step: number
  /** Least area of a corner of the coast, and half the least area of an island, in square degrees at the equator. */
  readonly leastArea: number
}

/** A ring or a line, on the grid. */
interface GridShape {
  readonly points: readonly Position[]
  readonly isHole: boolean
}

/** The text of a file with land, in the format that `readShapes` reads. */
export function landText(polygons: readonly (readonly (readonly Position[])[])[], detail: Detail): string {
  const outer = joinDateLine(polygons.flatMap((polygon) => polygon.slice(0, 1)))
  const holes = polygons.flatMap((polygon) => polygon.slice(1))
  const shapes = outer.flatMap((ring) => [
    ...ringOnGrid(ring, detail, false),
    ...holes.filter((hole) => isInside(at(hole, 0), ring)).flatMap((hole) => ringOnGrid(hole, detail, true)),
  ])
  return shapesText(shapes, detail)
}

/** The text of a file with borders. */
export function bordersText(lines: readonly (readonly Position[])[], detail: Detail): string {
  const ends = new Set(lines.flatMap((line) => [line.at(0), line.at(-1)]).map(String))
  // Lines meet at their ends, also in the middle of other lines.
  const mustKeep = (point: Position) => ends.has(String(point))
  const shapes = lines.map((line) => ({
    points: onGrid(simplify(line, { leastArea: detail.leastArea, isRing: false, mustKeep }), detail),
    isHole: false,
  }))
  return shapesText(shapes, detail)
}

function ringOnGrid(ring: readonly Position[], detail: Detail, isHole: boolean): readonly GridShape[] {
  const area = ringArea(ring)
  if (Math.abs(area) < 2 * detail.leastArea) return []
  // A pole is a corner without an area on the globe.
  const mustKeep = ([, latitude]: Position) => Math.abs(latitude) === 90
  const points = onGrid(simplify(ring, { leastArea: detail.leastArea, isRing: true, mustKeep }), detail)
  if (points.length < 3) return []
  // GeoJSON has outer rings counterclockwise, and holes clockwise.
  return [{ points: area > 0 === isHole ? points.toReversed() : points, isHole }]
}

/** Whether a point is inside a ring. */
function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = at(ring, (index + 1) % ring.length)
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    return crosses ? !inside : inside
  }, false)
}

function onGrid(points: readonly Position[], { step }: Detail): readonly Position[] {
  const rounded = points.map(([x, y]): Position => [Math.round((x * 10_000) / step), Math.round((y * 10_000) / step)])
  return rounded.filter((point, index) => index === 0 || String(point) !== String(rounded[index - 1]))
}

function shapesText(shapes: readonly GridShape[], { step }: Detail): string {
  let [lastX, lastY] = [0, 0]
  const numbers = shapes.flatMap(({ points, isHole }) => [
    points.length * 2 + (isHole ? 1 : 0),
    ...points.flatMap(([x, y]) => {
      const moved = [signed(x - lastX), signed(y - lastY)]
      lastX = x
      lastY = y
      return moved
    }),
  ])
  return writeNumbers([step, ...numbers])
}
