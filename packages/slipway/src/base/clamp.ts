/** Keeps a number between two limits; not-a-number counts as the lower one. */
export function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
}
