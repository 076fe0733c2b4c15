import { useLayoutEffect } from 'react'
import { changePageChrome } from '../../router/changePageChrome.ts'
import { useNavigatorContext } from '../../router/contexts.ts'
import type { PageChrome } from '../../router/pageChrome.ts'
import { usePageKey } from '../../router/usePageKey.ts'

/** Changes the head of the page around whenever a render names something else. */
export function usePageChrome(change: PageChrome): void {
  const navigator = useNavigatorContext()
  const key = usePageKey()
  useLayoutEffect(() => changePageChrome(navigator, key, change))
}
