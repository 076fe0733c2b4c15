/*
 * The format of the numbers in the data files. Small numbers take one character, larger ones two to four. The server's compression
 * then shortens frequent characters, so the characters need no further packing.
 */

/** The digits: printable characters that need no escape in a script, and no care in tools that read scripts as text. */
export const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()+,-.:=?@[]^_|~ >'

/** Number of first characters that begin numbers of one to four characters. They add up to the number of digits. */
const firsts = [44, 33, 5, 2] as const

/** Ranges of numbers by their length: the first digit, the least number, and the number of values for each first digit. */
export const ranges = rangesOf(firsts)

interface Range {
  readonly firstDigit: number
  readonly least: number
  readonly perDigit: number
}

function rangesOf(counts: readonly number[]): readonly Range[] {
  const found: Range[] = []
  let [firstDigit, least, perDigit] = [0, 0, 1]
  for (const count of counts) {
    found.push({ firstDigit, least, perDigit })
    firstDigit += count
    least += count * perDigit
    perDigit *= digits.length
  }
  return found
}

/** Reads the numbers of a text in their order. */
export interface NumberReader {
  /** Whether the end of the text is reached. */
  isAtEnd(): boolean
  /** The next number, an integer of at least 0. */
  next(): number
  /** The next integer of any sign. */
  nextSigned(): number
}

/** Creates a reader of the numbers in a text of a data file. */
export function readNumbers(text: string): NumberReader {
  let position = 0
  const digit = () => valueOfCode[text.charCodeAt(position++)] ?? 0
  const next = () => {
    const first = digit()
    const length = lengthOfDigit[first] ?? 1
    const range = ranges[length - 1]
    if (!range || length === 1) return first
    let value = first - range.firstDigit
    for (let count = 1; count < length; count++) value = value * digits.length + digit()
    return range.least + value
  }
  return {
    isAtEnd: () => position >= text.length,
    next,
    nextSigned: () => {
      const value = next()
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2
    },
  }
}

const valueOfCode = new Uint8Array(128)
for (let value = 0; value < digits.length; value++) valueOfCode[digits.charCodeAt(value)] = value
const lengthOfDigit = firsts.flatMap((count, index) => Array.from({ length: count }, () => index + 1))
