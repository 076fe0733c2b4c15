import { type CoreMessages, en } from '../../base/locale/en.ts'
import { useWords } from './useWords.ts'

/** The texts of the app's shell. Smaller than `useMessages`, which adds the texts of all parts to the bundle. */
export function useShellMessages(): CoreMessages {
  return useWords(en)
}
