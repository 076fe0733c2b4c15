import { useSyncExternalStore } from 'react'
import { getLocale, type Locale, onLocaleChange } from 'slipway'
import { en, type Words } from './en'
import { es } from './es'
import { fr } from './fr'
import { zhHans } from './zhHans'
import { zhHant } from './zhHant'

const dictionaries: Record<string, Words> = { en, es, fr, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

const textsOf = (locale: Locale): Words => dictionaries[locale] ?? en

/** The texts in the language of the app, for where there is no component. */
export const words = (): Words => textsOf(getLocale())

/** The language of the app; the component follows it. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, getLocale)

/** The texts in the language of the app; the component follows it. */
export const useWords = (): Words => textsOf(useLocale())
