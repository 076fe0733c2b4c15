import type { ReactNode } from 'react'

/** Says what went wrong, when there is something. The place is there before, so that screen readers hear it. */
export function Problem({ text }: { text: string | undefined }): ReactNode {
  return (
    <div className="sw-devtools-problem" role="alert">
      {text}
    </div>
  )
}
