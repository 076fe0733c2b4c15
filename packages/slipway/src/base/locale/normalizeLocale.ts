/** The languages of the runtime's own words. */
export const locales = ['en', 'es', 'fr', 'zh-Hans', 'zh-Hant'] as const

/** One of the five languages, as a BCP 47 tag. */
export type Locale = (typeof locales)[number]

const traditional = ['-hant', '-tw', '-hk', '-mo', '-cht']

/**
 * Finds the language for a tag as browsers and older systems write it (`zh_TW`, `en-GB`, `chinese`).
 *
 * @returns `undefined` when none of the five fits; the caller falls back to English.
 */
export function normalizeLocale(tag: string): Locale | undefined {
  const clean = tag.trim().replaceAll('_', '-').toLowerCase()
  const exact = locales.find((locale) => locale.toLowerCase() === clean)
  if (exact) return exact
  if (clean === 'chinese') return 'zh-Hans'
  if (clean === 'zh' || clean.startsWith('zh-')) {
    if (clean.includes('-hans')) return 'zh-Hans'
    return traditional.some((part) => clean.includes(part)) ? 'zh-Hant' : 'zh-Hans'
  }
  return (['en', 'fr', 'es'] as const).find((locale) => clean === locale || clean.startsWith(`${locale}-`))
}

/** The first of several tags that fits, such as a stored choice, then the app's, then the browser's. */
export function resolveLocale(tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const locale = tag ? normalizeLocale(tag) : undefined
    if (locale) return locale
  }
  return 'en'
}
