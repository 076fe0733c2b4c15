import { type ReactNode, useEffect } from 'react'
import { shownErrors } from '../../base/page/shownErrors.ts'

/** What went wrong, in its own words: for developers, as users are told in plain ones. */
export function ErrorText({ error }: { error: unknown }): ReactNode {
  useEffect(() => shownErrors.emit('shown', error), [error])
  return <code className="sw-message-text">{String(error)}</code>
}
