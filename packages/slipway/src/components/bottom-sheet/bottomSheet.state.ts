/** Where a sheet can rest, as shares of the window's height. */
export type Detents = readonly number[]

/** The detents that mean something, lowest first. */
export function orderedDetents(detents: Detents): Detents {
  const shares = detents.filter((share) => share > 0).map((share) => Math.min(share, 1))
  return [...new Set(shares)].sort((one, other) => one - other)
}

/** The place of the detent, or the height, that is nearest to another one; the lowest one without that. */
export function nearestDetent(detents: Detents, target = 0): number {
  const distances = detents.map((detent) => Math.abs(detent - target))
  return distances.indexOf(Math.min(...distances))
}
