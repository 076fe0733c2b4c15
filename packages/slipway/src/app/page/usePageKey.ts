import { use } from 'react'
import { PageContext } from '../../router/react/contexts.ts'

/** The key of the page around. */
export function usePageKey(): string {
  const key = use(PageContext)?.key
  if (key !== undefined) return key
  throw new Error('slipway: page hooks need a page around. Call them in a page, or in a component inside one.')
}
