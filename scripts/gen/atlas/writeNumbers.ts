import { digits, ranges } from '../../../packages/slipway/src/atlas/core/numbers.ts'

/** Writes integers of at least 0 in the format that `readNumbers` reads. */
export function writeNumbers(values: Iterable<number>): string {
  let text = ''
  for (const value of values) text += writeNumber(value)
  return text
}

/** Converts an integer of any sign to one of at least 0, as `nextSigned` expects it. */
export const signed = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

function writeNumber(value: number): string {
  const length = ranges.findLastIndex(({ least }) => value >= least) + 1
  const range = ranges[length - 1]
  if (!range || !Number.isInteger(value)) throw new Error(`${value} is not an integer of at least 0`)
  const characters: string[] = []
  let left = value - range.least
  for (let count = 1; count < length; count++) {
    characters.unshift(digitOf(left % digits.length))
    left = Math.floor(left / digits.length)
  }
  return [digitOf(range.firstDigit + left), ...characters].join('')
}

function digitOf(value: number): string {
  const digit = digits[value]
  if (digit === undefined) throw new Error('a number is too large for the format of the data files')
  return digit
}
