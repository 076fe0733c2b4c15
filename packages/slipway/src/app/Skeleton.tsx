import type { ReactNode } from 'react'
import { useMessages } from '../hooks/useMessages.ts'

/** Stands in for a page's content while it is on its way; seen after 200 ms. */
export function Skeleton(): ReactNode {
  return <div className="sw-page-skeleton" role="status" aria-busy="true" aria-label={useMessages()['app.loading']} />
}
