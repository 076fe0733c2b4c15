import type { ReactNode } from 'react'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'

/** Placeholder for a page's content while it loads; visible after 200 ms. */
export function Skeleton(): ReactNode {
  return <div className="sw-page-skeleton" role="status" aria-label={useShellMessages()['app.loading']} />
}
