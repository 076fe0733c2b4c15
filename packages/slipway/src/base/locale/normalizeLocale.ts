import { type BuiltInLocale, builtInLocales } from './builtInLocales.ts'

/** A built-in language, or a language that the app has added, as a BCP 47 tag. */
export type Locale = BuiltInLocale | (string & {})

/** The languages that the app can speak; `addLocale` adds to them. */
export const availableLocales: Locale[] = [...builtInLocales]

/**
 * Finds the language for a tag as browsers and older systems write it (`zh_TW`, `en-GB`, `chinese`).
 *
 * @returns `undefined` when none fits; the caller falls back to English.
 */
export function normalizeLocale(tag: string): Locale | undefined {
  const clean = tag.trim().replaceAll('_', '-').toLowerCase()
  // A tag names a language or a kind of it: `en-gb` is within `en`.
  const fitting = availableLocales.filter((locale) => `${clean}-`.startsWith(`${locale.toLowerCase()}-`))
  const [longest] = fitting.sort((a, b) => b.length - a.length)
  if (longest?.length !== clean.length && /^(zh|chinese)(-|$)/.test(clean)) {
    return !clean.includes('-hans') && /-(hant|tw|hk|mo|cht)/.test(clean) ? 'zh-Hant' : 'zh-Hans'
  }
  return longest
}

/** The first of several tags that fits, such as a stored choice, then the app's, then the browser's. */
export function resolveLocale(tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const locale = normalizeLocale(tag ?? '')
    if (locale) return locale
  }
  return 'en'
}
