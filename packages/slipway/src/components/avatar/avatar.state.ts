let segmenter: Intl.Segmenter | undefined

/**
 * The letters that stand for a name: the first of its first and of its last word, or of its only word. Letters are those that
 * a person counts: one with its accents is one, as is an emoji.
 */
export function initialsOf(name: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const words = name.split(/\s+/).filter(Boolean)
  const first = (word = '') => segmenter?.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
  return (first(words[0]) + first(words.length > 1 ? words.at(-1) : '')).toLocaleUpperCase()
}
