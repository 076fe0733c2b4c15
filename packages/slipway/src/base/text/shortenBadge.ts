/** A badge with this many characters or more is shortened to an ellipsis. */
const tooMany = 4

/**
 * Shortens the text of a badge: returns up to three characters unchanged, and `...` for longer texts. Counts characters as a
 * person does: a family emoji and a letter with its accents each count as one.
 *
 * Source: specification, section 5 (S5.14).
 */
export function shortenBadge(text: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  return characters.length < tooMany ? text : '...'
}
