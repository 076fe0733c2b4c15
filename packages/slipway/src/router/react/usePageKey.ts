import { use } from 'react'
import { isDev } from '../../base/isDev.ts'
import type { PageEntry } from '../stack/stack.ts'
import { PageContext } from './contexts.ts'

/** Returns the page that contains the component. */
export function usePage(): PageEntry {
  const page = use(PageContext)
  if (page) return page
  throw new Error(
    isDev
      ? 'slipway: page hooks need a page. Call them in a page, or in a component inside one; outside of pages use onNavigated.'
      : 'slipway: no page',
  )
}

/** Returns the key of the page that contains the component. */
export function usePageKey(): string {
  return usePage().key
}
