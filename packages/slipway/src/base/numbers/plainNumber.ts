const digit = /\p{Nd}/u
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** The minus sign, and the hyphens and dashes that texts contain in its place. */
const minus = /[\u2010-\u2013\u2212]/g

/**
 * Writes a number of any script with ASCII characters: the digits of all scripts, a minus sign or dash, and the Arabic decimal separator.
 * Removes direction marks. Other characters are unchanged, also commas, which separate decimals in some languages and thousands in others.
 */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(direction, '')
    .replace(minus, '-')
    .replace('٫', '.')
    .replace(/\p{Nd}/gu, valueOf)
}

/** The digits of a script are consecutive code points. */
function valueOf(char: string): string {
  const code = char.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
