import type { LocaleHost } from './host.ts'

const storageKey = 'sw:locale'

/** The browser's storage, languages and document. Without a document (on a server) the user's languages are unknown. */
export const host: LocaleHost = {
  readChoice() {
    try {
      return localStorage.getItem(storageKey) ?? undefined
    } catch {
      return undefined
    }
  },
  writeChoice(locale) {
    try {
      localStorage.setItem(storageKey, locale)
    } catch {
      // Storage may be full or forbidden. The language has switched all the same; only a reload forgets it.
    }
  },
  systemLanguages: () => (typeof document === 'undefined' ? [] : navigator.languages),
  markDocument(locale) {
    if (typeof document !== 'undefined') document.documentElement.lang = locale
  },
  setDirection(direction) {
    if (typeof document !== 'undefined') document.documentElement.dir = direction
  },
}
