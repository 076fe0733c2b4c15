import { localeStore } from '../../base/locale/locale.ts'
import { words } from '../../base/locale/words.ts'
import { useStore } from '../useStore.ts'

/** `words` as a hook: renders the component again when the language changes. */
export function useWords<Words extends Readonly<Record<string, string>>>(
  english: Words,
): Readonly<Record<keyof Words, string>> {
  useStore(localeStore)
  return words(english)
}
