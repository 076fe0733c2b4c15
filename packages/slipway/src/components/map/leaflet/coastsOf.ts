/** Distance of the cut from the tile, in units of the tile. */
const bufferUnits = 64
const extent = 4096

/**
 * The parts of a ring that are coasts: a ring was cut at the edges of its tile, and the cuts must not be drawn as lines.
 *
 * @param ring x and y in turn.
 * @returns Lines, as x and y in turn.
 */
export function coastsOf(ring: ArrayLike<number>): number[][] {
  const corners = Array.from(
    { length: ring.length / 2 },
    (_, index): Corner => [ring[2 * index] ?? 0, ring[2 * index + 1] ?? 0],
  )
  const lines: number[][] = []
  let line: number[] | undefined
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from
    if (isCut(from[0], to[0]) || isCut(from[1], to[1])) {
      line = undefined
      continue
    }
    if (!line) {
      line = [...from]
      lines.push(line)
    }
    line.push(...to)
  }
  return lines
}

type Corner = [x: number, y: number]

/** Whether both ends of a side are on the same cut. */
const isCut = (from: number, to: number) => from === to && (from <= -bufferUnits || from >= extent + bufferUnits)
