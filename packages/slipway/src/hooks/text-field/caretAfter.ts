/** A character that says something, and is no more than what a format puts between others. */
const saying = /[^\s\p{P}\p{Sc}]/gu

/**
 * Where the caret belongs after a text was put in the place of another one, counted in UTF-16 code units as the DOM does.
 *
 * What stands before the caret keeps it; else what stands after it; else as many characters that say something follow it as
 * did before: a phone number written with spaces keeps its caret between the same digits.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  if (after.startsWith(before.slice(0, caret))) return caret
  const rest = before.slice(caret)
  if (after.endsWith(rest)) return after.length - rest.length
  const following = rest.match(saying)?.length ?? 0
  const found = [...after.matchAll(saying)]
  const last = found.at(-following - 1)
  const earliest = last ? last.index + last[0].length : 0
  const latest = following > 0 ? (found.at(-following)?.index ?? 0) : after.length
  // Between the two only spaces and punctuation stand: the place nearest to the former one.
  return Math.min(latest, Math.max(earliest, caret))
}
