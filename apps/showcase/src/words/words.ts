import { type BuiltInLocale, getLocale } from 'slipway/api/locale'
import { useLocale } from 'slipway/hooks'
import { type Category, en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { zhHans } from './zhHans.ts'
import { zhHant } from './zhHant.ts'

// All imported statically: they are small, and titles need their words before a dynamic import could resolve.
const dictionaries: Readonly<Record<BuiltInLocale, Words>> = { en, es, fr, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

/** Each language by its own name. */
export const languages: Readonly<Record<BuiltInLocale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

/** The words of the current language, for texts that are asked for anew when it changes. */
export const words = (): Words => dictionaries[getLocale() as BuiltInLocale]

/** The words of the current language; the component renders again when it switches. */
export const useWords = (): Words => dictionaries[useLocale() as BuiltInLocale]

/** A category's name. One that no dictionary knows keeps the name that its docs give. */
export function categoryName({ categories }: Words, category: string): string {
  return Object.hasOwn(categories, category) ? categories[category as Category] : category
}
