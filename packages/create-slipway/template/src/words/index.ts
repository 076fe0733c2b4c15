import { useSyncExternalStore } from 'react'
import { getLocale, type Locale, onLocaleChange } from 'slipway'
import { en, type Words } from './en'
import { es } from './es'
import { fr } from './fr'
import { zhHans } from './zhHans'
import { zhHant } from './zhHant'

const dictionaries: Record<string, Words> = { en, es, fr, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

const textsOf = (locale: Locale): Words => dictionaries[locale] ?? en

/** The texts in the app's language, for code outside of components. */
export const words = (): Words => textsOf(getLocale())

/** The app's language. The component renders again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, getLocale)

/** The texts in the app's language. The component renders again when it changes. */
export const useWords = (): Words => textsOf(useLocale())
