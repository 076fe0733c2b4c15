import type { ReactNode } from 'react'
import type { Indicator as Kind } from './query.ts'

/** More dots than these say nothing. */
const mostDots = 9

/** Tells which of the images is shown, for the eye; for the ear the strip says it. */
export function Indicator({ kind, index, total }: { kind: Kind; index: number; total: number }): ReactNode {
  if (kind === 'none' || total < 2) return null
  if (kind === 'number' || total > mostDots) {
    return (
      <p className="sw-preview-position" dir="ltr" aria-hidden="true">
        {`${index + 1} / ${total}`}
      </p>
    )
  }
  return (
    <p className="sw-preview-dots" aria-hidden="true">
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        <span key={place} className="sw-preview-dot" data-current={place === index || undefined} />
      ))}
    </p>
  )
}
