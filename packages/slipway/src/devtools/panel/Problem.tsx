import type { ReactNode } from 'react'

/** Shows an error message, if there is one. The alert element is always rendered, so that screen readers announce a new message. */
export function Problem({ text }: { text: string | undefined }): ReactNode {
  return (
    <div className="sw-devtools-problem" role="alert">
      {text}
    </div>
  )
}
