/** A number of the hand-written app and a number of the Slipway app, measured in visits that followed each other. */
export interface Pair {
  readonly handWritten: number
  readonly slipway: number
}

/** The median of some numbers, and the range of their middle half. */
export interface Spread {
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
}

/**
 * Computes median and quartiles. A value between two numbers is interpolated.
 *
 * @returns `undefined` without numbers.
 */
export function spreadOf(numbers: readonly number[]): Spread | undefined {
  if (numbers.length === 0) return undefined
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
    return below + (above - below) * (place % 1)
  }
  return { lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75) }
}

/** The median; `NaN` without numbers. */
export const medianOf = (numbers: readonly number[]): number => spreadOf(numbers)?.median ?? Number.NaN

/**
 * The ratio of each pair, Slipway to hand-written. A slow moment of the machine affects both visits of a pair, so these ratios
 * vary less than the ratio of two medians. Pairs with a hand-written 0 have no ratio and are left out.
 */
export const ratiosOf = (pairs: readonly Pair[]): number[] =>
  pairs.filter(({ handWritten }) => handWritten !== 0).map(({ handWritten, slipway }) => slipway / handWritten)
