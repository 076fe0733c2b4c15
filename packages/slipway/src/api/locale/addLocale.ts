import { host as platformHost } from '#host/locale'
import { ApiError } from '../../base/call/ApiError.ts'
import { checkString } from '../../base/call/check.ts'
import { changedLocales, localeStore, switchLocale, wordLoaders } from '../../base/locale/locale.ts'
import type { Messages } from '../../base/locale/messages.ts'
import { availableLocales } from '../../base/locale/normalizeLocale.ts'
import type { LocaleHost } from './host.ts'

/** Texts by key. Missing texts keep the language's existing text, or else the English one. */
export type LocaleTexts = Partial<Messages>

/** Languages and scripts that are written from right to left. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|ha-arab|he|khw|ks|ku-arab|ps|sd|ug|ur|yi)\b|-(arab|hebr|thaa|nkoo|syrc|adlm)\b/i

let setsDirection = false

/**
 * Adds a language, or overrides texts of an existing one. Call it before `createApp`. The texts are loaded when they are
 * first needed. From this call on, the document's `dir` follows the language.
 *
 * @param tag A BCP 47 tag, such as `ar` or `pt-BR`.
 * @param words The texts by key, or a function that loads them.
 * @throws {ApiError} `invalid-argument` if `tag` is not a BCP 47 tag, or `words` is neither an object nor a function.
 * @platform web, capacitor
 *
 * @example
 * addLocale('ar', () => import('./words/ar').then(({ ar }) => ar))
 * addLocale('en', { 'notFound.title': 'Nothing here' })
 */
export function addLocale(
  tag: string,
  words: LocaleTexts | (() => Promise<LocaleTexts>),
  host: LocaleHost = platformHost,
): void {
  const locale = checkTag(tag)
  if (typeof words !== 'function' && (typeof words !== 'object' || words === null)) {
    throw new ApiError('addLocale', 'invalid-argument', 'words must be an object or a function')
  }
  const before = wordLoaders[locale]
  wordLoaders[locale] = async () => ({
    ...(await before?.()),
    ...(typeof words === 'function' ? await words() : words),
  })
  if (!availableLocales.includes(locale)) availableLocales.push(locale)
  followDirection(host)
  // If loading the new texts fails, the app keeps its current ones.
  changedLocales.add(locale)
  if (localeStore.get().locale === locale) switchLocale(locale).catch(() => {})
}

function checkTag(tag: unknown): string {
  checkString('addLocale', 'tag', tag)
  try {
    return new Intl.Locale(tag).baseName
  } catch (cause) {
    throw new ApiError('addLocale', 'invalid-argument', 'tag must be a BCP 47 tag, such as pt-BR', { cause })
  }
}

function followDirection(host: LocaleHost): void {
  if (setsDirection) return
  setsDirection = true
  localeStore.subscribe(() => host.setDirection(rightToLeft.test(localeStore.get().locale) ? 'rtl' : 'ltr'))
}
