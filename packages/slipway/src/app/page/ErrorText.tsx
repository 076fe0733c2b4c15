import { type ReactNode, useEffect } from 'react'
import { shownErrors } from '../../base/page/shownErrors.ts'

/** The raw text of an error, for developers; users see a plain message. */
export function ErrorText({ error }: { error: unknown }): ReactNode {
  useEffect(() => shownErrors.emit('shown', error), [error])
  return <code className="sw-message-text">{String(error)}</code>
}
