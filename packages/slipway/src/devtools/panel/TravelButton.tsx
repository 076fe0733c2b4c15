import { type ReactNode, useId } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import { findJump } from '../historyEntries.ts'
import { useTools } from './tools.ts'
import { useTravel } from './useTravel.ts'

/** Button that moves to a history entry; if this is impossible, it is disabled and shows the reason. */
export function TravelButton({ id }: { id: string | undefined }): ReactNode {
  const { recorder } = useTools()
  const way = findJump(useStore(recorder.records).history, id)
  const travel = useTravel()
  const reason = useId()
  if ('go' in way) {
    const steps = Math.abs(way.go)
    return (
      <button type="button" className="sw-devtools-button" onClick={() => travel(way.go)}>
        {`Go ${way.go < 0 ? 'back' : 'forward'} ${steps} ${steps === 1 ? 'entry' : 'entries'}`}
      </button>
    )
  }
  return (
    <>
      <button type="button" className="sw-devtools-button" disabled aria-describedby={reason}>
        Go there
      </button>
      <span className="sw-devtools-faint" id={reason}>
        {way.problem}
      </span>
    </>
  )
}
