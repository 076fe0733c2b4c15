import { useLayoutEffect } from 'react'
import { changePageChrome } from '../../router/chrome/changePageChrome.ts'
import type { PageChrome } from '../../router/chrome/pageChrome.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'

/** Changes the title or navigation bar of the page that contains the component, after each render. */
export function usePageChrome(change: PageChrome): void {
  const pages = useNavigatorContext()
  const key = usePageKey()
  useLayoutEffect(() => changePageChrome(pages, key, change))
}
