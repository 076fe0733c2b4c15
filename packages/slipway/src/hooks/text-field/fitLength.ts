/** What the user does to a text. */
export interface Edit {
  /** The text before. */
  readonly before: string
  /** The text as the user wants it, and where the caret is in it. */
  readonly text: string
  readonly caret: number
}

/**
 * Cuts from the end of what was put in whatever is more than fits, as browsers do by themselves while no input method is at
 * work. A text that was too long before may stay so, and gets no longer.
 *
 * @param maxLength The most that fits, in UTF-16 code units, as HTML counts; negative for any length.
 */
export function fitLength({ before, text, caret }: Edit, maxLength: number): string {
  const excess = text.length - Math.max(maxLength, before.length)
  if (maxLength < 0 || excess <= 0) return text
  // Half of a character is none.
  const kept = text.slice(0, Math.max(0, caret - excess)).replace(/[\uD800-\uDBFF]$/, '')
  return kept + text.slice(caret)
}
