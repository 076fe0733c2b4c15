import { addLocale, setLocale } from '../../../api/locale/index.ts'

declare global {
  interface Window {
    ownLocale?: { readonly addLocale: typeof addLocale; readonly setLocale: typeof setLocale }
  }
}

/** For a document of its own: a language that was added stays, and so does the direction that follows it. */
window.ownLocale = { addLocale, setLocale }
