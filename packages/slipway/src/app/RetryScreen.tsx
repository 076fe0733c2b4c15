import type { ReactNode } from 'react'
import type { MessageKey } from '../base/locale/en.ts'
import { useMessages } from '../hooks/useMessages.ts'

// Replaced by the app's bundler, as React needs it too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What a page shows in place of its content when it could not be loaded or drawn. */
export interface RetryScreenProps {
  readonly title: MessageKey
  readonly text?: MessageKey
  /** What went wrong; shown while developing. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says what happened and offers one way on. A tap anywhere tries again. */
export function RetryScreen({ title, text, error, onRetry }: RetryScreenProps): ReactNode {
  const messages = useMessages()
  return (
    <button type="button" className="sw-message" onClick={onRetry}>
      <svg className="sw-message-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 8.5v4.5m0 3.5v.01M10.3 4.4 2.9 17.2A2 2 0 0 0 4.6 20h14.8a2 2 0 0 0 1.7-2.8L13.7 4.4a2 2 0 0 0-3.4 0Z" />
      </svg>
      <span className="sw-message-title">{messages[title]}</span>
      {text && <span className="sw-message-text">{messages[text]}</span>}
      {process.env.NODE_ENV !== 'production' && <code className="sw-message-detail">{String(error)}</code>}
      <span className="sw-message-action">{messages['app.retry']}</span>
    </button>
  )
}
