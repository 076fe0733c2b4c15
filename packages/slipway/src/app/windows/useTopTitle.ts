import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { useStore } from '../../hooks/useStore.ts'
import { pageChrome } from '../../router/chrome/pageChrome.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import { useGate } from '../page/Gated.tsx'
import { titleOf } from '../page/titleOf.ts'

/**
 * The title of the current page; empty while a guard hides the page, because the title may contain what the guard protects.
 */
export function useTopTitle(pages: PageNavigator): string {
  const top = topOf(useStore(pages.stack))
  const messages = useShellMessages()
  const chrome = useStore(pageChrome).get(top.key)
  const gate = useGate(top)
  return gate ? '' : (chrome?.title ?? titleOf(pages.matchOf(top), messages))
}
