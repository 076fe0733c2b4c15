/** An edit of a text by the user. */
export interface Edit {
  /** The text before the edit. */
  readonly before: string
  /** The text after the edit, and the caret's position in it. */
  readonly text: string
  readonly caret: number
}

/**
 * Shortens inserted text from its end to the maximum length, as browsers do automatically except during an IME composition. A text
 * that was too long before may stay so, but does not become longer.
 *
 * @param maxLength The maximum number of UTF-16 code units, as in HTML; a negative number means no limit.
 */
export function fitLength({ before, text, caret }: Edit, maxLength: number): string {
  const excess = text.length - Math.max(maxLength, before.length)
  if (maxLength < 0 || excess <= 0) return text
  // Removes half of a surrogate pair.
  const kept = text.slice(0, Math.max(0, caret - excess)).replace(/[\uD800-\uDBFF]$/, '')
  return kept + text.slice(caret)
}
