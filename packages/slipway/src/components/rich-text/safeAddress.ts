// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of addresses, so they must not hide a scheme.
const control = /[\0-\x1f\x7f]/g
/** Everything that may stand before or in a scheme without being seen. */
const blank = /[\s\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g

/**
 * An address that a link may lead to: `http`, `https`, `mailto`, `tel`, or one without a scheme.
 *
 * A place within the page (`#…`) is none: nothing in a rich text has an id, and with hash history it would be a page.
 */
export function safeAddress(value: string): string | undefined {
  return value.trim().startsWith('#') ? undefined : allowed(value, /^(?:https?|mailto|tel):/i)
}

/** An address that an image may come from: `http`, `https`, one without a scheme, or the data of a bitmap. */
export function safeImageAddress(value: string): string | undefined {
  return allowed(value, /^(?:https?:|data:image\/(?:png|jpe?g|gif|webp)[;,])/i)
}

/** What is checked is what is returned, without the characters that a browser would leave out by itself. */
function allowed(value: string, schemes: RegExp): string | undefined {
  const address = value.replace(control, '').trim()
  const bare = address.replace(blank, '')
  const hasScheme = /^[^/\\?#]*:/.test(bare)
  return bare !== '' && (!hasScheme || schemes.test(address)) ? address : undefined
}
