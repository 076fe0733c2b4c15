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

/** The place of the detent that is nearest to a share; the lowest one without a share. */
export function nearestDetent(detents: Detents, share = 0): number {
  return nearest(detents, share)
}

/** Where a sheet that has been let go comes to rest: the place of a height, or -1 when it goes away. */
export function restOf({ heightPx, velocity, restsPx, canClose }: Thrown): number {
  const aimPx = heightPx - velocity * carryMs
  return canClose ? nearest([0, ...restsPx], aimPx) - 1 : nearest(restsPx, aimPx)
}

function nearest(values: readonly number[], aim: number): number {
  const distances = values.map((value) => Math.abs(value - aim))
  return distances.indexOf(Math.min(...distances))
}
