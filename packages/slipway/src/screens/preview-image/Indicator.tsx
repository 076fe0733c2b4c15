import type { ReactNode } from 'react'
import type { Indicator as Kind } from './query.ts'

/** Maximum number of dots; more cannot be counted at a glance. */
const maxDots = 9

/** Shows which image is current. Hidden from screen readers, because the strip announces the position. */
export function Indicator({ kind, index, total }: { kind: Kind; index: number; total: number }): ReactNode {
  if (kind === 'none' || total < 2) return null
  if (kind === 'number' || total > maxDots) {
    return (
      <p className="sw-preview-position" dir="ltr" aria-hidden="true">
        {`${index + 1} / ${total}`}
      </p>
    )
  }
  return (
    <p className="sw-preview-dots" aria-hidden="true">
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index.
        <span key={place} className="sw-preview-dot" data-current={place === index || undefined} />
      ))}
    </p>
  )
}
