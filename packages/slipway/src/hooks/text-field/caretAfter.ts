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
  const following = countSaying(rest)
  let latest = after.length
  for (let count = 0; count < following && latest > 0; ) {
    const character = characterBefore(after, latest)
    latest -= character.length
    if (says(character)) count++
  }
  let earliest = latest
  while (earliest > 0 && !says(characterBefore(after, earliest))) earliest--
  // Between the two only spaces and punctuation stand: the place nearest to the former one.
  return Math.min(latest, Math.max(earliest, caret))
}

const countSaying = (text: string) => [...text].filter(says).length

/** Whether a character is more than what a format puts between others. */
const says = (character: string) => !/[\s\p{P}\p{Sc}]/u.test(character)

function characterBefore(text: string, index: number): string {
  const isPair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, index - 2), index))
  return text.slice(isPair ? index - 2 : index - 1, index)
}
