/** Letters that have no plain letter within them, and their usual plain forms. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ə: 'e' },
}
const withPlainForm = new RegExp(`[${Object.keys(plainForms).join('')}]`, 'g')

/** Apostrophes, and the signs for which they are used. They are left out in most spellings. */
const apostrophes = /[’‘'`´ʻʼʿʾ]/g
const accents = /\p{M}/gu
const notInWords = /[^\p{L}\p{N}]+/u

/**
 * The words of a name in the form in which names are compared: without case, accents, apostrophes and hyphens. `São Paulo` and
 * `sao-paulo` have the same words.
 */
export function wordsOf(name: string): string[] {
  const lower = name.toLowerCase()
  // Most names need nothing else, and this is ten times faster.
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower.split(' ')
  const plain = lower
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(withPlainForm, (letter) => plainForms[letter] ?? letter)
  return plain.split(notInWords).filter((word) => word !== '')
}

/** Abbreviations in names, and their complete words. */
const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])

/** A word without abbreviation: `saint` for `st`. */
export const completeWord = (word: string): string => abbreviations.get(word) ?? word
