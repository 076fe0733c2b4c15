/** From this many characters on a badge is an ellipsis. */
const tooMany = 4

/**
 * The text that a badge has room for: up to three characters, and `...` for more. Characters are those that a person counts:
 * a family emoji is one, as is a letter with its accents.
 *
 * Source: specification, section 5 (S5.14).
 */
export function shortenBadge(text: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  return characters.length < tooMany ? text : '...'
}
