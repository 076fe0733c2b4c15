import type { ReactNode } from 'react'
import { reLaunch } from '../api/navigation/index.ts'
import { useMessages } from '../hooks/useMessages.ts'
import { useNavigatorContext } from '../router/react.tsx'

// Replaced by the app's bundler, as React needs it too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What a page shows in place of its content: what happened, in plain words. */
interface MessageProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

function Message({ title, text, children }: MessageProps): ReactNode {
  return (
    <>
      <svg className="sw-message-icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7.5v5.5m0 3.4v.1" />
      </svg>
      <span className="sw-message-title">{title}</span>
      {text && <span className="sw-message-text">{text}</span>}
      {children}
    </>
  )
}

/** A page that could not be loaded or drawn. A tap anywhere tries again. */
export function RetryScreen({
  error,
  onRetry,
  ...message
}: Omit<MessageProps, 'children'> & { error: unknown; onRetry: () => void }): ReactNode {
  const messages = useMessages()
  return (
    <button type="button" className="sw-message" onClick={onRetry}>
      <Message {...message}>
        {process.env.NODE_ENV !== 'production' && <code className="sw-message-text">{String(error)}</code>}
        <span className="sw-message-action">{messages['app.retry']}</span>
      </Message>
    </button>
  )
}

/** An address that leads to no page, or to one that may not be shown: the way on leads home. */
export function HomeScreen(message: Omit<MessageProps, 'children'>): ReactNode {
  const { routes, hrefOf } = useNavigatorContext()
  const messages = useMessages()
  const home = { path: routes.root.path, params: {} }
  return (
    <div className="sw-message">
      <Message {...message}>
        <a
          className="sw-message-action"
          href={hrefOf(home)}
          onClick={(event) => {
            event.preventDefault()
            void reLaunch({ url: home.path })
          }}
        >
          {messages['app.home']}
        </a>
      </Message>
    </div>
  )
}
