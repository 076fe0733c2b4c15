import { type BuiltInLocale, getLocale } from 'slipway/api/locale'
import { useLocale } from 'slipway/hooks'
import { type Category, en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { zhHans } from './zhHans.ts'
import { zhHant } from './zhHant.ts'

// All languages are imported statically: they are small, and titles need their texts before a dynamic import could resolve.
const dictionaries: Readonly<Record<BuiltInLocale, Words>> = { en, es, fr, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

/** The name of each language in that language. */
export const languages: Readonly<Record<BuiltInLocale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

/** The texts of the current language, for functions that are called again when it changes. */
export const words = (): Words => dictionaries[getLocale() as BuiltInLocale]

/** The texts of the current language; renders the component again when it changes. */
export const useWords = (): Words => dictionaries[useLocale() as BuiltInLocale]

/** A category's name in the current language. An unknown category keeps the name from its docs. */
export function categoryName({ categories }: Words, category: string): string {
  return Object.hasOwn(categories, category) ? categories[category as Category] : category
}
