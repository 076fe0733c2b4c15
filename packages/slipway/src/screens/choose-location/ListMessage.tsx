import type { ReactNode } from 'react'
import { AlertIcon, SearchIcon, WifiOffIcon } from 'slipway/components/icons'
import { useMessages } from 'slipway/hooks'
import { type ChooserState, listStateOf } from './chooseLocation.state.ts'
import { TargetIcon } from './Icons.tsx'

/** Props of `ListMessage`. */
export interface ListMessageProps {
  readonly state: ChooserState
  readonly onRetry: () => void
}

/** The message in place of missing places: loading, no places, an error with a button to try again, or no position of the user. */
export function ListMessage({ state, onRetry }: ListMessageProps): ReactNode {
  const messages = useMessages()
  const list = listStateOf(state)
  const { problem, request, locating, locationProblem } = state
  if (problem) {
    return (
      <div className="sw-choose-location-message" role="alert">
        {problem === 'offline' ? <WifiOffIcon /> : <AlertIcon />}
        <p>{problem === 'offline' ? messages['offline.title'] : messages[`chooseLocation.${problem}`]}</p>
        <button type="button" className="sw-choose-location-retry" onClick={onRetry}>
          {messages['app.retry']}
        </button>
      </div>
    )
  }
  if (list === 'empty') {
    return (
      <div className="sw-choose-location-message">
        <SearchIcon />
        <p>{messages['chooseLocation.empty']}</p>
        {state.pin && <p className="sw-choose-location-detail">{messages['chooseLocation.emptyText']}</p>}
      </div>
    )
  }
  if (list === 'waiting') {
    return (
      <div className="sw-choose-location-message" role="status">
        {locating ? <span className="sw-choose-location-spinner" /> : <TargetIcon />}
        <p>
          {locating ? messages['chooseLocation.locating'] : messages[`chooseLocation.${locationProblem ?? 'unknown'}`]}
        </p>
      </div>
    )
  }
  if (list === 'loading') {
    return (
      <div className="sw-choose-location-skeleton" aria-hidden="true">
        {[70, 45, 60, 50, 65].map((percent) => (
          <span key={percent} style={{ inlineSize: `${percent}%` }} />
        ))}
      </div>
    )
  }
  return request && <span className="sw-choose-location-spinner" aria-hidden="true" />
}
