import { localeStore } from '../../base/locale/locale.ts'
import { words } from '../../base/locale/words.ts'
import { useStore } from '../useStore.ts'

/** The same as `words`; the component renders again when the language switches. */
export function useWords<Words extends Readonly<Record<string, string>>>(
  english: Words,
): Readonly<Record<keyof Words, string>> {
  useStore(localeStore)
  return words(english)
}
