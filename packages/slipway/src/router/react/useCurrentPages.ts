import { useMemo, useSyncExternalStore } from 'react'
import { type PageInfo, pageInfoOf } from '../life-cycle/pageInfo.ts'
import { useNavigatorContext } from './contexts.ts'

/**
 * Returns the pages on the stack, bottom first; the last page is shown. The component renders again when the stack changes.
 *
 * @example
 * const canGoBack = useCurrentPages().length > 1
 */
export function useCurrentPages(): readonly PageInfo[] {
  const pages = useNavigatorContext()
  const { subscribe, get } = pages.stack
  const { pages: entries } = useSyncExternalStore(subscribe, get, get)
  return useMemo(() => entries.map((entry) => pageInfoOf(pages, entry)), [pages, entries])
}
