/** Heights at which a sheet can rest, as shares of the window's height. */
export type Detents = readonly number[]

/** Returns the valid detents without duplicates, lowest first. Detents above 1 become 1; those of 0 or less are dropped. */
export function orderedDetents(detents: Detents): Detents {
  const shares = detents.filter((share) => share > 0).map((share) => Math.min(share, 1))
  return [...new Set(shares)].sort((one, other) => one - other)
}

/** Returns the index of the detent (or height) nearest to the target. Without a target it is the index of the lowest one. */
export function nearestDetent(detents: Detents, target = 0): number {
  const distances = detents.map((detent) => Math.abs(detent - target))
  return distances.indexOf(Math.min(...distances))
}
