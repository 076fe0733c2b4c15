import { createStore, type Store } from '../store.ts'
import type { BuiltInLocale } from './builtInLocales.ts'
import type { Messages } from './messages.ts'
import type { Locale } from './normalizeLocale.ts'

/** The language in force and its words; both change together, so nobody sees half of a switch. */
export interface LocaleState {
  readonly locale: Locale
  /** What the language says, or an app in its place. Who speaks brings the English words, for what is left out. */
  readonly messages: Partial<Messages>
}

/** What loads the words of a language. */
type LoadWords = () => Promise<Partial<Messages>>

const builtIn: Record<Exclude<BuiltInLocale, 'en'>, () => Promise<Messages>> = {
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  'zh-Hans': () => import('./zh-Hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-Hant.ts').then((module) => module.zhHant),
}

/** What loads the words of each language. An app adds to it, and puts words of its own in the place of others. */
export const wordLoaders: Record<string, LoadWords | undefined> = builtIn

/** The current language. Read it, or subscribe to hear a switch. */
export const localeStore: Store<LocaleState> = createStore<LocaleState>({ locale: 'en', messages: {} })

let newest = 0

/**
 * Loads a language's words and switches to it; everything shown changes live.
 *
 * @param isNew Whether it has other words by now, so that it is switched to though it is in force.
 * @returns Whether this call switched: `false` when the language was in force already or a later call overtook this one.
 */
export async function switchLocale(locale: Locale, isNew = false): Promise<boolean> {
  const turn = ++newest
  if (!isNew && locale === localeStore.get().locale) return false
  const messages = (await wordLoaders[locale]?.()) ?? {}
  if (turn !== newest) return false
  localeStore.set({ locale, messages })
  return true
}

/** Fills the `{name}` places of a text; a place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
