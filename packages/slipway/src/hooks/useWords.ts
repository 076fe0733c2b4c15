import { localeStore } from '../base/locale/locale.ts'
import { useStore } from './useStore.ts'

/**
 * Some of the runtime's own words in the language of the app. `useMessages` brings all of them, and their bytes.
 *
 * @param english Those words in English; the dictionaries of other languages hold all words.
 */
export function useWords<Words extends Readonly<Record<string, string>>>(
  english: Words,
): Readonly<Record<keyof Words, string>> {
  return { ...english, ...useStore(localeStore).messages }
}
