import type { ReactNode } from 'react'
import { reLaunch } from '../api/navigation/index.ts'
import { fill } from '../base/locale/locale.ts'
import { useMessages } from '../hooks/useMessages.ts'
import { useNavigatorContext } from '../router/react.tsx'

/** What an address shows that leads to no page: what happened, and the way home. */
export function NotFoundScreen({ url }: { url: string }): ReactNode {
  const { routes, hrefOf } = useNavigatorContext()
  const messages = useMessages()
  const home = routes.root.path
  return (
    <div className="sw-message">
      <svg className="sw-message-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M8.7 9.2l4.6 4.6m0-4.6-4.6 4.6" />
      </svg>
      <p className="sw-message-title">{messages['notFound.title']}</p>
      <p className="sw-message-text">{fill(messages['notFound.text'], { path: url })}</p>
      <a
        className="sw-message-action"
        href={hrefOf({ path: home, params: {} })}
        onClick={(event) => {
          event.preventDefault()
          reLaunch({ url: home })
        }}
      >
        {messages['app.home']}
      </a>
    </div>
  )
}
