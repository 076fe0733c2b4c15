import { localeStore } from './locale.ts'

/**
 * Some of the runtime's own words in the language of the app. `currentMessages` brings all of them, and their bytes.
 *
 * @param english Those words in English; the dictionaries of other languages hold all words.
 */
export function words<Words extends Readonly<Record<string, string>>>(
  english: Words,
): Readonly<Record<keyof Words, string>> {
  return { ...english, ...localeStore.get().messages }
}
