/** Where a sheet can rest, as shares of the window's height. */
export type Detents = readonly number[]

/** A sheet that has been let go. All heights are in pixels. */
export interface Thrown {
  /** How much of it is seen. */
  readonly heightPx: number
  /** Pixels per millisecond, downwards. */
  readonly velocity: number
  /** The heights at which it can rest. */
  readonly restsPx: readonly number[]
  /** Whether it may go away. */
  readonly canClose: boolean
}

/** How far a throw carries: as if it went on for so long. */
const carryMs = 200

/** The detents that mean something, lowest first. */
export function orderedDetents(detents: Detents): Detents {
  const shares = detents.filter((share) => share > 0).map((share) => Math.min(share, 1))
  return [...new Set(shares)].sort((one, other) => one - other)
}

/** The place of the detent, or the height, that is nearest to another one; the lowest one without that. */
export function nearestDetent(detents: Detents, aim = 0): number {
  const distances = detents.map((detent) => Math.abs(detent - aim))
  return distances.indexOf(Math.min(...distances))
}

/** Where a sheet that has been let go comes to rest: the place of a height, or -1 when it goes away. */
export function restOf({ heightPx, velocity, restsPx, canClose }: Thrown): number {
  const aimPx = heightPx - velocity * carryMs
  return canClose ? nearestDetent([0, ...restsPx], aimPx) - 1 : nearestDetent(restsPx, aimPx)
}
