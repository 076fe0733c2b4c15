import { clamp } from '../../base/clamp.ts'

/** What a progress shows of whatever it is given: 0 to 100, and 0 for what is no number. */
export function progressPercent(percent: number): number {
  return clamp(Number(percent), 0, 100)
}

/** A bar on its way from one percentage to another. */
export interface ProgressWay {
  readonly from: number
  readonly to: number
  /** Milliseconds for each percent. */
  readonly stepMs: number
}

/** How far the bar is after a time, in whole steps from where it began. */
export function percentAt({ from, to, stepMs }: ProgressWay, elapsedMs: number): number {
  const steps = stepMs > 0 ? Math.floor(elapsedMs / stepMs) : Number.POSITIVE_INFINITY
  return from <= to ? Math.min(to, from + steps) : Math.max(to, from - steps)
}
