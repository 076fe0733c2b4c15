import { addLocale, getLocale, useLocale } from 'slipway'
import { en, type Words } from './en.ts'

/** The loaded texts by language. Arabic is loaded before the language changes, or before the app starts in it. */
const loaded: Record<string, Words> = { en }

addLocale('ar', async () => {
  const { runtime, words } = await import('./ar.ts')
  loaded.ar = words
  return runtime
})

/** Languages that the user can choose. */
export const languages = { en: 'English', ar: 'العربية' } as const

const wordsOf = (locale: string): Words => loaded[locale] ?? en

/** Returns the texts in the language of the app. The component follows the language. */
export const useWords = (): Words => wordsOf(useLocale())

/** Returns the texts in the language of the app, for code outside of components. */
export const getWords = (): Words => wordsOf(getLocale())
