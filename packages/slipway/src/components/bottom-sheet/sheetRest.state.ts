import { nearestDetent } from './bottomSheet.state.ts'

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

/** Where a sheet that has been let go comes to rest: the place of a height, or -1 when it goes away. */
export function restOf({ heightPx, velocity, restsPx, canClose }: Thrown): number {
  const targetPx = heightPx - velocity * carryMs
  return canClose ? nearestDetent([0, ...restsPx], targetPx) - 1 : nearestDetent(restsPx, targetPx)
}
