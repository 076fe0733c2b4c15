import { nearestDetent } from './bottomSheet.state.ts'

/** A sheet at the moment of its release. All heights are in pixels. */
export interface Thrown {
  /** Visible height. */
  readonly heightPx: number
  /** Pixels per millisecond, downwards. */
  readonly velocity: number
  /** Heights at which the sheet can rest. */
  readonly restsPx: readonly number[]
  /** Whether the release may close the sheet. */
  readonly canClose: boolean
}

/** Time for which the velocity at the release is extrapolated. */
const carryMs = 200

/** Returns the index of the height at which a released sheet rests, or -1 if it closes. */
export function restOf({ heightPx, velocity, restsPx, canClose }: Thrown): number {
  const targetPx = heightPx - velocity * carryMs
  return canClose ? nearestDetent([0, ...restsPx], targetPx) - 1 : nearestDetent(restsPx, targetPx)
}
