import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FoundPlace } from 'slipway/api/map-provider'
import { useLocale, useMessage, useMessages } from 'slipway/hooks'
import { listStateOf } from './chooseLocation.state.ts'
import { distanceText } from './distanceText.ts'
import { ListMessage } from './ListMessage.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import type { LocationChooser } from './useChooser.ts'
import './choose-location.css'

/** Props of `PlaceList`. */
export interface PlaceListProps {
  /** Result of `useChooser`. */
  readonly chooser: Pick<LocationChooser, 'state' | 'send'>
}

/**
 * The list of the page `/choose-location`: the point under the pin, and the places around it or of a search. Further places are loaded
 * when the end of the list comes into view.
 */
export function PlaceList({ chooser: { state, send } }: PlaceListProps): ReactNode {
  const messages = useMessages()
  const name = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  const { places, selected, pin, problem, request, nextCursor, query } = state
  const list = listStateOf(state)
  const select = (place: FoundPlace | undefined) => send({ type: 'select', place })
  const canLoadMore = nextCursor !== undefined && !request && !problem
  return (
    <div
      // A new list begins at its start.
      key={`${query?.keyword} ${query?.center?.latitude} ${query?.center?.longitude}`}
      ref={scroller}
      className="sw-choose-location-list"
    >
      <Status list={list} count={places.length} />
      {list !== 'waiting' && <Notice state={state} />}
      <div role="radiogroup" aria-label={messages['chooseLocation.places']} hidden={!pin && places.length === 0}>
        {pin && (
          <PlaceRow
            name={name}
            title={messages['chooseLocation.pin']}
            detail={pinText(state)}
            isSelected={!selected}
            onSelect={() => select(undefined)}
          />
        )}
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            name={name}
            title={place.name}
            detail={[place.distance !== undefined && distanceText(place.distance, locale), place.address]
              .filter(Boolean)
              .join(' · ')}
            isSelected={place.id === selected?.id}
            onSelect={() => select(place)}
          />
        ))}
      </div>
      <ListMessage state={state} onRetry={() => send({ type: 'retry' })} />
      {canLoadMore && <End scroller={scroller} onReach={() => send({ type: 'more' })} />}
      {places.length > 0 && <p className="sw-choose-location-attribution">{state.attribution}</p>}
    </div>
  )
}

/** The second line of the pin's row: the known place, else the coordinates. */
function pinText({ pin, address }: LocationChooser['state']): string {
  const text = [address?.name, address?.address].filter(Boolean).join(', ')
  return text || (pin ? `${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}` : '')
}

/** Announces the state of the list. */
function Status({ list, count }: { list: ReturnType<typeof listStateOf>; count: number }): ReactNode {
  const messages = useMessages()
  const found = useMessage('chooseLocation.found', { count })
  const texts = { ready: found, loading: messages['chooseLocation.loading'], empty: messages['chooseLocation.empty'] }
  return (
    <p className="sw-choose-location-hidden" role="status">
      {list in texts ? texts[list as keyof typeof texts] : ''}
    </p>
  )
}

/** Reports above the list that the position of the user is being found, or cannot be found. */
function Notice({ state: { locating, locationProblem } }: { state: LocationChooser['state'] }): ReactNode {
  const messages = useMessages()
  const text = locating
    ? messages['chooseLocation.locating']
    : locationProblem && messages[`chooseLocation.${locationProblem}`]
  return (
    <p className="sw-choose-location-notice" role="status">
      {text}
    </p>
  )
}

/** Distance from the end of the list at which further places are loaded, in pixels. */
const endMarginPx = 200

/** The end of a list that has further places. Mounted again for each page, so that pages follow until the end is out of view. */
function End({ scroller, onReach }: { scroller: RefObject<HTMLElement | null>; onReach: () => void }): ReactNode {
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    // One call may report several frames, of which only the last has the end in view.
    const isReached = (entries: readonly IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting)
    const options = { root: scroller.current, rootMargin: `${endMarginPx}px` }
    const observer = new IntersectionObserver((entries) => isReached(entries) && reach(), options)
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [scroller])
  return <div ref={end} className="sw-choose-location-end" />
}
