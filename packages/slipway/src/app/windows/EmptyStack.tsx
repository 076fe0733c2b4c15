import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { WindowContent } from './WindowContent.tsx'

/** Stands in the place of the details while there are none. */
export function EmptyStack({ load }: { load: (() => Promise<unknown>) | undefined }): ReactNode {
  const messages = useMessages()
  return (
    <main className="sw-stack-empty" aria-label={messages['windows.details']}>
      {load ? (
        <WindowContent name="empty" load={load} props={{}} />
      ) : (
        <p className="sw-message">
          <svg className="sw-message-icon" viewBox="0 0 24 24" aria-hidden="true">
            <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
            <path d="M9 4.5v15M5.5 8.5h1m-1 3h1" />
          </svg>
          <span className="sw-message-text">{messages['windows.empty']}</span>
        </p>
      )}
    </main>
  )
}
