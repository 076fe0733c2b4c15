import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/locale/useMessages.ts'
import { WindowContent } from './WindowContent.tsx'

const noProps = {}

/** Props of `EmptyStack`. */
interface EmptyStackProps {
  readonly load: (() => Promise<unknown>) | undefined
  /** Whether the current page covers it. */
  readonly isBehind: boolean
}

/** Shown in place of the details page while the stack contains none. */
export function EmptyStack({ load, isBehind }: EmptyStackProps): ReactNode {
  const messages = useMessages()
  return (
    <main className="sw-stack-empty" inert={isBehind} aria-label={messages['windows.details']}>
      {load ? (
        <WindowContent name="empty" load={load} props={noProps} />
      ) : (
        <p className="sw-message sw-stack-empty-text">
          <svg className="sw-stack-empty-icon" viewBox="0 0 24 24" aria-hidden="true">
            <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
            <path d="M8 9h8m-8 3.25h8M8 15.5h5" />
          </svg>
          <span className="sw-message-text">{messages['windows.empty']}</span>
        </p>
      )}
    </main>
  )
}
