/** The names of U+00A0 to U+00BF, in this order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest'

/** The names of U+00C0 to U+00DE; the lower-case letters follow in the same order. The sign among them, ×, is an empty name. */
const letters =
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml  Oslash Ugrave Uacute Ucirc Uuml Yacute THORN'

/** Names, each followed by its character. */
const signs =
  'amp& lt< gt> quot" apos\' times× divide÷ szligß yumlÿ ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d ndash– mdash— ' +
  'lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› bull• hellip… euro€ trade™ larr← uarr↑ rarr→ darr↓ minus− ' +
  'asymp≈ ne≠ le≤ ge≥ infin∞'

/** Numeric entities from U+0080 to U+009F stand for characters of Windows-1252, as in browsers. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const named = new Map<string, string>()
for (const [index, name] of latin.split(' ').entries()) named.set(name, String.fromCharCode(0xa0 + index))
for (const [index, name] of letters.split(' ').entries()) {
  named.set(name, String.fromCharCode(0xc0 + index)).set(name.toLowerCase(), String.fromCharCode(0xe0 + index))
}
for (const sign of signs.split(' ')) named.set(sign.slice(0, -1), sign.slice(-1))
/** Names that HTML accepts without a semicolon too. */
const loose = /^(?:amp|lt|gt|quot|nbsp|copy|reg)$/

/**
 * Replaces numeric entities and common named entities by their characters. Unknown entities are left unchanged.
 *
 * @param isAttribute Whether a name counts only if a semicolon follows, so that addresses such as `?a=1&copy=2` stay unchanged.
 */
export function decodeEntities(text: string, isAttribute = false): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(?:x([\da-f]+)|(\d+))|([a-z][a-z\d]*))(;?)/gi, (entity, hex, decimal, name, end) => {
    if (name === undefined) return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
    return end || (!isAttribute && loose.test(name)) ? (named.get(name) ?? entity) : entity
  })
}

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows.charAt(code - 0x80)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
