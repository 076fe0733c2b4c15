import type { ReactNode } from 'react'
import { mapProvider } from 'slipway/api/map-provider'
import { SearchBar } from 'slipway/components/search-bar'
import { useMessages } from 'slipway/hooks'
import type { LocationChooser } from './useChooser.ts'

/** Props of `PlaceSearch`. */
export interface PlaceSearchProps {
  /** Result of `useChooser`. */
  readonly chooser: Pick<LocationChooser, 'state' | 'send'>
}

/** The search field of the page `/choose-location`. It searches while the user types, if the map provider allows it, and with Enter. */
export function PlaceSearch({ chooser: { state, send } }: PlaceSearchProps): ReactNode {
  const messages = useMessages()
  const waits = mapProvider()?.places?.searchesWhileTyping === false
  return (
    <SearchBar
      placeholder={messages['chooseLocation.search']}
      aria-label={messages['chooseLocation.search']}
      value={state.text}
      loading={state.request !== undefined && state.request.keyword !== ''}
      onInput={({ detail }) => send({ type: 'type', text: detail.value, waits })}
      onSearch={() => send({ type: 'search' })}
    />
  )
}
