import { type ReactNode, useState } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import { type LogEntry, type LogKind, logKinds, logText, secondsSince } from '../log.ts'
import { Disclosure } from './Disclosure.tsx'
import { RecordedStack } from './RecordedStack.tsx'
import { useTools } from './tools.ts'
import { useFollowEnd } from './useFollowEnd.ts'

/** The log of events, in order. */
export function EventsView(): ReactNode {
  const { recorder } = useTools()
  const { log } = useStore(recorder.records)
  const [kinds, setKinds] = useState<readonly LogKind[]>(logKinds)
  const entries = log.entries.filter(({ kind }) => kinds.includes(kind))
  const list = useFollowEnd<HTMLOListElement>(log.count)
  return (
    <div className="sw-devtools-events">
      <fieldset className="sw-devtools-filters">
        <legend className="sw-devtools-unseen">Kinds to show</legend>
        {logKinds.map((kind) => (
          <label key={kind} className="sw-devtools-filter">
            <input
              type="checkbox"
              className="sw-devtools-input"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(target.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind))
              }
            />
            {kind}
          </label>
        ))}
      </fieldset>
      <ol
        className="sw-devtools-log"
        ref={list}
        aria-label="Events"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
      >
        {entries.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <Event entry={entry} />
          </li>
        ))}
        {entries.length === 0 && <li className="sw-devtools-note">No events.</li>}
      </ol>
      <Actions entries={entries} />
    </div>
  )
}

function Event({ entry }: { entry: LogEntry }): ReactNode {
  const { startedAt } = useTools().recorder
  const { at, kind, name, about, key, stack } = entry
  const row = (
    <>
      <time className="sw-devtools-time" dateTime={new Date(at).toISOString()}>
        {secondsSince(startedAt, at)}
      </time>
      <span className="sw-devtools-kind">{kind}</span>
      <span className="sw-devtools-event">
        <b>{name}</b> {about}
      </span>
      {key && <span className="sw-devtools-faint">{key}</span>}
    </>
  )
  if (!stack) return <div className="sw-devtools-line">{row}</div>
  return <Disclosure row={row}>{() => <RecordedStack stack={stack} />}</Disclosure>
}

function Actions({ entries }: { entries: readonly LogEntry[] }): ReactNode {
  const { recorder } = useTools()
  const [status, setStatus] = useState('')
  async function copy(text: string): Promise<void> {
    try {
      await window.navigator.clipboard.writeText(text)
      setStatus(`Copied ${entries.length} ${entries.length === 1 ? 'event' : 'events'}.`)
    } catch (error) {
      setStatus(`Not copied: ${error instanceof Error ? error.message : error}`)
    }
  }
  return (
    <div className="sw-devtools-actions">
      <button type="button" className="sw-devtools-button" onClick={recorder.clear}>
        Clear
      </button>
      <button type="button" className="sw-devtools-button" onClick={() => copy(logText(entries, recorder.startedAt))}>
        Copy text
      </button>
      <button type="button" className="sw-devtools-button" onClick={() => copy(JSON.stringify(entries, null, 2))}>
        Copy JSON
      </button>
      <span className="sw-devtools-faint" role="status">
        {status}
      </span>
    </div>
  )
}
