import type { CoreMessages } from '../base/locale/en.ts'
import { localeStore } from '../base/locale/locale.ts'
import { useStore } from './useStore.ts'

/** The words that the shell itself says. `useMessages` brings all of them, and their bytes. */
export function useShellMessages(): CoreMessages {
  return useStore(localeStore).messages
}
