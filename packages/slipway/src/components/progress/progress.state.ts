import { clamp } from '../../base/numbers/clamp.ts'

/** Limits a percentage to 0 to 100; `NaN` gives 0. */
export function progressPercent(percent: number): number {
  return clamp(Number(percent), 0, 100)
}

/** An animation of the bar from one percentage to another. */
export interface ProgressMotion {
  readonly from: number
  readonly to: number
  /** Milliseconds per percent. */
  readonly stepMs: number
}

/** Returns the percentage after a time, in whole steps from the start. */
export function percentAt({ from, to, stepMs }: ProgressMotion, elapsedMs: number): number {
  const steps = stepMs > 0 ? Math.floor(elapsedMs / stepMs) : Number.POSITIVE_INFINITY
  return from <= to ? Math.min(to, from + steps) : Math.max(to, from - steps)
}
