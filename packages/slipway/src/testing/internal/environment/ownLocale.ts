import { addLocale, setLocale } from '../../../api/locale/index.ts'

declare global {
  interface Window {
    ownLocale?: { readonly addLocale: typeof addLocale; readonly setLocale: typeof setLocale }
  }
}

/** Gives a test the locale functions of a separate document. In the tests' own document, an added language and its direction stay. */
window.ownLocale = { addLocale, setLocale }
