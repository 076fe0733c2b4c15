import type { ReactNode } from 'react'
import { isDev } from '../../base/isDev.ts'
import { fill } from '../../base/locale/locale.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { ErrorText } from './ErrorText.tsx'

/** What a page shows in place of its content. */
export interface MessageScreenProps {
  /** What happened: no such page, one that may not be shown, one that could not be loaded or drawn. */
  readonly kind: 'notFound' | 'denied' | 'async' | 'pageError'
  /** The address that leads nowhere. */
  readonly path?: string
  /** What went wrong; shown while developing. */
  readonly error?: unknown
  /** Tries again. Without it, the way on leads home. */
  readonly onRetry?: (() => void) | undefined
}

/** Says in plain words what happened, and offers one way on. Where that is another try, a tap anywhere does it. */
export function MessageScreen({ kind, path = '', error, onRetry }: MessageScreenProps): ReactNode {
  const { routes, hrefOf, open } = useNavigatorContext()
  const messages = useShellMessages()
  const home = { path: routes.root.path, params: {} }
  const title = kind === 'async' && !navigator.onLine ? 'offline' : kind
  const Frame = onRetry ? 'button' : 'div'
  return (
    <Frame className="sw-message" {...(onRetry && { type: 'button', onClick: onRetry })}>
      <span className="sw-message-icon" />
      <span className="sw-message-title">{messages[`${title}.title`]}</span>
      <span className="sw-message-text">{fill(messages[`${kind}.text`], { path })}</span>
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
            // A second tap is locked; that is no mistake of anyone's.
            open('reLaunch', home).catch(() => {})
          }}
        >
          {messages['app.home']}
        </a>
      )}
    </Frame>
  )
}
