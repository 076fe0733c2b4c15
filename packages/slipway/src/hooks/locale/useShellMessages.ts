import { type CoreMessages, en } from '../../base/locale/en.ts'
import { useWords } from './useWords.ts'

/** The words that the shell itself says. `useMessages` brings all of them, and their bytes. */
export function useShellMessages(): CoreMessages {
  return useWords(en)
}
