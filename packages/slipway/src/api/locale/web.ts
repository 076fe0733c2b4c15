import { readChoice, writeChoice } from '../choice.ts'
import type { LocaleHost, StartLocaleHost } from './host.ts'

/**
 * Uses the browser's storage, languages and document. Without a document (on a server), the user's languages are unknown.
 */
export const startHost: StartLocaleHost = {
  readChoice: () => readChoice('locale'),
  systemLanguages: () => (typeof document === 'undefined' ? [] : navigator.languages),
  markDocument(locale) {
    if (typeof document !== 'undefined') document.documentElement.lang = locale
  },
}

/**
 * `startHost` with the functions that change the language. Marked as pure, so that bundlers drop it from apps that do not
 * use it.
 */
export const host: LocaleHost = /* @__PURE__ */ Object.assign({}, startHost, {
  writeChoice: (locale: string) => writeChoice('locale', locale),
  setDirection(direction: string) {
    if (typeof document !== 'undefined') document.documentElement.dir = direction
  },
})
