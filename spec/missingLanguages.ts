/**
 * The languages that a list of languages lacks. A text lists the languages if it has at least four tags and lacks one or two, each
 * tag in quotes, before a colon, or between commas or bars.
 */
export function missingLanguages(text: string, locales: readonly string[]): string[] {
  const missing = locales.filter((locale) => !hasTag(text, locale))
  return missing.length <= Math.min(2, locales.length - 4) ? missing : []
}

const hasTag = (text: string, locale: string) =>
  new RegExp(
    `['"\`|={]${locale}['"\`|]|=${locale}\\||\\|${locale}\\b|[{,] *${locale}(?=[,: }])|(^|\\n) *${locale}: `,
  ).test(text)
