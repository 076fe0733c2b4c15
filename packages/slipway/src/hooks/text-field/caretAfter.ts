/** Matches the characters that carry meaning: all but the spaces, punctuation and currency signs that a format inserts. */
const meaningful = /[^\s\p{P}\p{Sc}]/gu

/**
 * The caret's position after a text has been replaced, in UTF-16 code units as in the DOM.
 *
 * If the text before the caret is unchanged, the caret stays behind it; otherwise, if the text after the caret is unchanged, it
 * stays before that. Otherwise it is followed by as many meaningful characters as before: in a phone number that is reformatted
 * with spaces, the caret stays between the same digits.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  if (after.startsWith(before.slice(0, caret))) return caret
  const rest = before.slice(caret)
  if (after.endsWith(rest)) return after.length - rest.length
  const following = rest.match(meaningful)?.length ?? 0
  const found = [...after.matchAll(meaningful)]
  const last = found.at(-following - 1)
  const earliest = last ? last.index + last[0].length : 0
  const latest = following > 0 ? (found.at(-following)?.index ?? 0) : after.length
  // Only spaces and punctuation are between the two: use the position closest to the former one.
  return Math.min(latest, Math.max(earliest, caret))
}
