let segmenter: Intl.Segmenter | undefined

/**
 * Returns the initials of a name: the first letters of its first and its last word, or the first letter of a single word. A
 * letter is a grapheme: a letter with its accents counts as one, and so does an emoji.
 */
export function initialsOf(name: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const words = name.split(/\s+/).filter(Boolean)
  const first = (word = '') => segmenter?.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
  return (first(words[0]) + first(words.length > 1 ? words.at(-1) : '')).toLocaleUpperCase()
}
