/** Separators between the digits, and the invisible direction marks that numbers copied from address books contain. */
const separators = /[\s\-./()\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns the `tel:` address of a number: `+1 (555) 010-0199` becomes `tel:+15550100199`. Besides digits the number may contain
 * `+` at its beginning, `*` and `#` as on a keypad, and `,` and `;` for pauses.
 *
 * @returns `undefined` for a text that is not a phone number.
 *
 * Source: RFC 3966.
 */
export function telUrl(phoneNumber: string): string | undefined {
  // Full-width digits, as Chinese and Japanese keyboards write them, become ASCII digits.
  const dialled = phoneNumber.normalize('NFKC').replace(separators, '')
  if (!/^\+?[\d*#,;]+$/.test(dialled) || !/\d/.test(dialled)) return undefined
  return `tel:${dialled.replaceAll('#', '%23')}`
}
