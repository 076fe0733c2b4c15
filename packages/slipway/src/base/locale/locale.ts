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

/** The store of the current language. */
export const localeStore: Store<LocaleState> = createStore<LocaleState>({ locale: 'en', messages: {} })

let newest = 0

/**
 * Loads a language's texts and switches to it. All visible texts change at once.
 *
 * @param isNew Whether the texts of the language have changed, so that the switch is needed even if the language is current.
 * @returns Whether this call has switched the language: `false` if the language was already current or a later call came first.
 */
export async function switchLocale(locale: Locale, isNew = false): Promise<boolean> {
  const turn = ++newest
  if (!isNew && locale === localeStore.get().locale) return false
  const messages = (await wordLoaders[locale]?.()) ?? {}
  if (turn !== newest) return false
  localeStore.set({ locale, messages })
  return true
}

/** Fills the `{name}` placeholders of a text. A placeholder without a value remains. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
