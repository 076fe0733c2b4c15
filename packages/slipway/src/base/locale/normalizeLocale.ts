/** The languages of the runtime's own words. */
const builtIn = ['en', 'es', 'fr', 'zh-Hans', 'zh-Hant'] as const

/** One of the five languages, as a BCP 47 tag. */
export type BuiltInLocale = (typeof builtIn)[number]

/** One of the five languages, or one that the app has added, as a BCP 47 tag. */
export type Locale = BuiltInLocale | (string & {})

/** The languages that the app can speak; `addLocale` adds to them. */
export const locales: Locale[] = [...builtIn]

const traditional = ['-hant', '-tw', '-hk', '-mo', '-cht']

/**
 * Finds the language for a tag as browsers and older systems write it (`zh_TW`, `en-GB`, `chinese`).
 *
 * @returns `undefined` when none fits; the caller falls back to English.
 */
export function normalizeLocale(tag: string): Locale | undefined {
  const clean = tag.trim().replaceAll('_', '-').toLowerCase()
  const known = (wanted: string) => locales.find((locale) => locale.toLowerCase() === wanted)
  if (known(clean)) return known(clean)
  if (clean === 'chinese') return 'zh-Hans'
  if (clean === 'zh' || clean.startsWith('zh-')) {
    if (clean.includes('-hans')) return 'zh-Hans'
    return traditional.some((part) => clean.includes(part)) ? 'zh-Hant' : 'zh-Hans'
  }
  const parent = clean.replace(/-?[^-]*$/, '')
  return parent ? normalizeLocale(parent) : undefined
}

/** The first of several tags that fits, such as a stored choice, then the app's, then the browser's. */
export function resolveLocale(tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const locale = tag ? normalizeLocale(tag) : undefined
    if (locale) return locale
  }
  return 'en'
}
