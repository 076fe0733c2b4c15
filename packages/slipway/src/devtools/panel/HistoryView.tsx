import type { ReactNode } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import { TravelButton } from './TravelButton.tsx'
import { useTools } from './tools.ts'

/** The history entries in their order, with the current one marked. */
export function HistoryView(): ReactNode {
  const { entries, position } = useStore(useTools().recorder.records).history
  return (
    <section className="sw-devtools-group">
      <h2 className="sw-devtools-title">
        Entry {position + 1} of {entries.length}
      </h2>
      <ol className="sw-devtools-list">
        {entries.map(({ id, url, isOverlay, isObsolete }, index) => (
          <li key={id} className="sw-devtools-line" aria-current={index === position || undefined}>
            <span className="sw-devtools-number">{index + 1}</span>
            <span className="sw-devtools-url" data-obsolete={isObsolete || undefined}>
              {url}
            </span>
            {isOverlay && <span className="sw-devtools-tag">overlay</span>}
            {index === position ? (
              <span className="sw-devtools-tag" data-strong>
                current
              </span>
            ) : (
              <TravelButton id={id} />
            )}
          </li>
        ))}
      </ol>
      <p className="sw-devtools-note">
        The app’s own entries that are known in this document. After a reload, those ahead of the current one are
        unknown.
      </p>
    </section>
  )
}
