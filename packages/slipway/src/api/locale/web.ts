import { serverDocument } from '../../base/html/serverDocument.ts'
import { readChoice, writeChoice } from '../choice.ts'
import type { LocaleHost, StartLocaleHost } from './host.ts'

/** The root element of the document, or its stand-in on a server. */
const rootElement = () => globalThis.document?.documentElement ?? serverDocument

/**
 * Uses the browser's storage, languages and document. Without a document (on a server), the user's languages are unknown.
 */
export const startHost: StartLocaleHost = {
  readChoice: () => readChoice('locale'),
  systemLanguages: () => (typeof document === 'undefined' ? [] : navigator.languages),
  markDocument(locale) {
    rootElement().lang = locale
  },
}

/**
 * `startHost` with the functions that change the language. Marked as pure, so that bundlers drop it from apps that do not
 * use it.
 */
export const host: LocaleHost = /* @__PURE__ */ Object.assign({}, startHost, {
  writeChoice: (locale: string) => writeChoice('locale', locale),
  setDirection(direction: string) {
    rootElement().dir = direction
  },
})
