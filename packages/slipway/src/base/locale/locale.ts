import { createStore, type Store } from '../store.ts'
import type { BuiltInLocale } from './builtInLocales.ts'
import type { Messages } from './messages.ts'
import type { Locale } from './normalizeLocale.ts'

/** The current language and its texts. Both change together, so that no mixed state is visible. */
export interface LocaleState {
  readonly locale: Locale
  /** Texts of the language, with overrides by the app. Code that reads a text provides the English text for missing keys. */
  readonly messages: Partial<Messages>
}

/** Loads the texts of a language. */
type LoadWords = () => Promise<Partial<Messages>>

const builtIn: Record<Exclude<BuiltInLocale, 'en'>, () => Promise<Messages>> = {
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  'zh-Hans': () => import('./zh-Hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-Hant.ts').then((module) => module.zhHant),
}

/** The functions that load the texts of each language. An app can add languages, and override texts. */
export const wordLoaders: Record<string, LoadWords | undefined> = builtIn

/** The language before the app has started in its own one. */
export const initialLocale: LocaleState = { locale: 'en', messages: {} }

/** The store of the current language. */
export const localeStore: Store<LocaleState> = createStore<LocaleState>(initialLocale)

let newest = 0

/** The languages whose texts `addLocale` has changed since they were loaded. */
export const changedLocales = new Set<Locale>()

/**
 * Loads a language's texts and switches to it. All visible texts change at once. Loads the texts of the current language again only if
 * `addLocale` has changed them.
 *
 * @returns Whether this call has switched the language: `false` if the language was already current or a later call came first.
 */
export async function switchLocale(locale: Locale): Promise<boolean> {
  const turn = ++newest
  const isCurrent = locale === localeStore.get().locale
  if (isCurrent && !changedLocales.has(locale)) return false
  const loaded = await loadLocale(locale)
  if (turn !== newest) return false
  changedLocales.delete(locale)
  localeStore.set(loaded)
  return !isCurrent
}

/** Loads a language's texts. */
export async function loadLocale(locale: Locale): Promise<LocaleState> {
  return { locale, messages: (await wordLoaders[locale]?.()) ?? {} }
}

/** Fills the `{name}` placeholders of a text. A placeholder without a value remains. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/**
 * Returns some of Slipway's own texts in the language of the app. `currentMessages` returns all texts, but adds all English
 * texts to the bundle.
 *
 * @param english The texts in English. The dictionaries of other languages contain all texts.
 */
export function words<Words extends Readonly<Record<string, string>>>(
  english: Words,
): Readonly<Record<keyof Words, string>> {
  return { ...english, ...localeStore.get().messages }
}
