/** Number of typing errors that are accepted in a word of a search. */
export function acceptedErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Longer words are not compared, so that the rows below have a fixed length. */
const longest = 48

/** Rows of the table of distances: of the current letter and of the two letters before it. */
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/**
 * Whether a word becomes the other one by at most `most` changes: adding, leaving out or replacing a letter, or exchanging two
 * neighbours.
 *
 * Source: the optimal string alignment distance, a form of Damerau and Levenshtein's.
 */
export function isMistyped(typed: string, word: string, most: number): boolean {
  if (Math.abs(typed.length - word.length) > most || Math.max(typed.length, word.length) > longest) return false
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= word.length; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row
    let least = row
    const letter = typed.charCodeAt(row - 1)
    for (let column = 1; column <= word.length; column++) {
      const other = word.charCodeAt(column - 1)
      let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
      cost = Math.min(cost, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && other === typed.charCodeAt(row - 2)) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return false
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return (last[word.length] ?? Infinity) <= most
}

/**
 * Bits of the letters in a word. Each change of a word changes at most two bits, which excludes most words without comparing them.
 */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** Whether two words with these letters may be similar. */
export function mayBeSimilar(bits: number, others: number, most: number): boolean {
  let different = bits ^ others
  let count = 0
  for (; different !== 0 && count <= 2 * most; count++) different &= different - 1
  return count <= 2 * most
}
