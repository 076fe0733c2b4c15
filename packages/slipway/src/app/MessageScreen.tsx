import type { ReactNode } from 'react'
import { reLaunch } from '../api/navigation/index.ts'
import { useShellMessages } from '../hooks/useShellMessages.ts'
import { useNavigatorContext } from '../router/react.tsx'

// Replaced by the app's bundler, as React needs it too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What a page shows in place of its content. */
export interface MessageScreenProps {
  readonly title: string
  readonly text?: string | undefined
  /** What went wrong; shown while developing. */
  readonly error?: unknown
  /** Tries again. Without it, the way on leads home. */
  readonly onRetry?: (() => void) | undefined
}

/** Says in plain words what happened, and offers one way on. Where that is another try, a tap anywhere does it. */
export function MessageScreen({ title, text, error, onRetry }: MessageScreenProps): ReactNode {
  const { routes, hrefOf } = useNavigatorContext()
  const messages = useShellMessages()
  const home = { path: routes.root.path, params: {} }
  const Frame = onRetry ? 'button' : 'div'
  return (
    <Frame className="sw-message" {...(onRetry && { type: 'button', onClick: onRetry })}>
      <svg className="sw-message-icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7.5v5.5m0 3.4v.1" />
      </svg>
      <span className="sw-message-title">{title}</span>
      {text && <span className="sw-message-text">{text}</span>}
      {process.env.NODE_ENV !== 'production' && error !== undefined && (
        <code className="sw-message-text">{String(error)}</code>
      )}
      {onRetry ? (
        <span className="sw-message-action">{messages['app.retry']}</span>
      ) : (
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
      )}
    </Frame>
  )
}
