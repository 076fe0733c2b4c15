import { localeStore } from './locale.ts'

/**
 * Returns some of Slipway's own texts in the language of the app. `currentMessages` returns all texts, but adds all English
 * texts to the bundle.
 *
 * @param english The texts in English. The dictionaries of other languages contain all texts.
 */
export function words<Words extends Readonly<Record<string, string>>>(
  english: Words,
): Readonly<Record<keyof Words, string>> {
  return { ...english, ...localeStore.get().messages }
}
