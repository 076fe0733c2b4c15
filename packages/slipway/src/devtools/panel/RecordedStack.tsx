import type { ReactNode } from 'react'
import { reLaunch } from '../../api/navigation/index.ts'
import { useStore } from '../../hooks/useStore.ts'
import { type Snapshot, topOf } from '../../router/stack/stack.ts'
import { findJump } from '../historyEntries.ts'
import { Problem } from './Problem.tsx'
import { TravelButton } from './TravelButton.tsx'
import { useTools } from './tools.ts'
import { useAttempt } from './useAttempt.ts'

/** A recorded stack with buttons to return to it: through the history if its entry still exists, otherwise by its address only. */
export function RecordedStack({ stack }: { stack: Snapshot }): ReactNode {
  const { recorder, focus } = useTools()
  const { history } = useStore(recorder.records)
  const [problem, attempt] = useAttempt()
  const id = stack.entryIds.at(-1)
  const { url, state } = topOf(stack)
  const isThere = history.entries[history.position]?.id === id
  return (
    <>
      <ol className="sw-devtools-list" aria-label="Pages, from the top">
        {stack.overlayEntries.length > 0 && <li className="sw-devtools-line">{stack.overlayEntries.length} overlay</li>}
        {stack.pages.toReversed().map((page) => (
          <li key={page.key} className="sw-devtools-line">
            <span className="sw-devtools-url">{page.url}</span>
            <span className="sw-devtools-faint">{page.key}</span>
          </li>
        ))}
      </ol>
      <div className="sw-devtools-travel">
        <TravelButton id={id} />
        {!isThere && !('go' in findJump(history, id)) && (
          <button
            type="button"
            className="sw-devtools-button"
            onClick={() => attempt(() => focus.lend(() => reLaunch({ url, state })))}
          >
            Start over at {url}
          </button>
        )}
      </div>
      <Problem text={problem} />
    </>
  )
}
