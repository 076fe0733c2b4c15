// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove these characters from addresses, so they must not hide a scheme.
const control = /[\0-\x1f\x7f]/g
/** All invisible characters that may occur before or in a scheme. */
const blank = /[\s\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g

/**
 * Returns the address if a link may have it: `http`, `https`, `mailto`, `tel`, or no scheme.
 *
 * An address within the page (`#…`) is rejected: no element of a rich text has an id, and with hash history the address would
 * be a page.
 */
export function safeAddress(value: string): string | undefined {
  return value.trim().startsWith('#') ? undefined : allowed(value, /^(?:https?|mailto|tel):/i)
}

/** Returns the address if an image may have it: `http`, `https`, no scheme, or the data of a bitmap. */
export function safeImageAddress(value: string): string | undefined {
  return allowed(value, /^(?:https?:|data:image\/(?:png|jpe?g|gif|webp)[;,])/i)
}

/** Returns exactly the address that was checked, without the control characters that a browser would remove. */
function allowed(value: string, schemes: RegExp): string | undefined {
  const address = value.replace(control, '').trim()
  const bare = address.replace(blank, '')
  const hasScheme = /^[^/\\?#]*:/.test(bare)
  return bare !== '' && (!hasScheme || schemes.test(address)) ? address : undefined
}
