import type { ReactNode } from 'react'
import { isDev } from '../../base/isDev.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { ErrorText } from './ErrorText.tsx'

/** Props of `MessageScreen`. */
export interface MessageScreenProps {
  /** The reason: no such page, a page that is refused, one that failed to load, or one that failed to render. */
  readonly kind: 'notFound' | 'denied' | 'async' | 'pageError'
  /** The address that matches no page. */
  readonly path?: string
  /** The error; shown during development. */
  readonly error?: unknown
  /** Tries again. Without it, the screen offers a link to the root page. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Shown in place of a page's content: a plain message, and one action. If the action is to retry, a tap anywhere on the
 * screen triggers it.
 */
export function MessageScreen({ kind, path = '', error, onRetry }: MessageScreenProps): ReactNode {
  const { routes, hrefOf, open } = useNavigatorContext()
  const messages = useShellMessages()
  const home = { path: routes.root.path, params: {} }
  // The path keeps its own direction: in right-to-left text, its slashes would otherwise change their order.
  const [before, after] = messages[`${kind}.text`].split('{path}')
  const title = kind === 'async' && !navigator.onLine ? 'offline' : kind
  const Frame = onRetry ? 'button' : 'div'
  return (
    <Frame className="sw-message" type={onRetry && 'button'} onClick={onRetry}>
      <span className="sw-message-icon" />
      <span className="sw-message-title">{messages[`${title}.title`]}</span>
      <span className="sw-message-text">
        {before}
        {after !== undefined && <bdi dir="ltr">{path}</bdi>}
        {after}
      </span>
      {isDev && error !== undefined && <ErrorText error={error} />}
      {onRetry ? (
        <span className="sw-message-action">{messages['app.retry']}</span>
      ) : (
        <a
          className="sw-message-action"
          href={hrefOf(home)}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            // A second tap is rejected as locked, which is expected.
            open('reLaunch', home).catch(() => {})
          }}
        >
          {messages['app.home']}
        </a>
      )}
    </Frame>
  )
}
