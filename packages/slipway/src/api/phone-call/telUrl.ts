/** What people write between the digits, and the marks of direction that come along from address books. */
const separators = /[\s\-./()\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The address that calls a number: `+1 (555) 010-0199` is `tel:+15550100199`. Besides digits it may have a `+` at its
 * beginning, `*` and `#` as on a keypad, and `,` and `;` for pauses.
 *
 * @returns `undefined` for a text that is no such number.
 *
 * Source: RFC 3966.
 */
export function telUrl(phoneNumber: string): string | undefined {
  // Full-width digits, as Chinese and Japanese keyboards write them, become plain ones.
  const dialled = phoneNumber.normalize('NFKC').replace(separators, '')
  if (!/^\+?[\d*#,;]+$/.test(dialled) || !/\d/.test(dialled)) return undefined
  return `tel:${dialled.replaceAll('#', '%23')}`
}
