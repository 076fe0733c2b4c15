import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createMapContext } from 'slipway/api/map-context'
import { mapProvider } from 'slipway/api/map-provider'
import { useDefaults } from 'slipway/authoring'
import { Map, type MapEvent, type MapRegionChange } from 'slipway/components/map'
import { useMessages } from 'slipway/hooks'
import { TargetIcon } from './Icons.tsx'
import type { LocationChooser } from './useChooser.ts'
import './choose-location.css'

/** Props of `ChooserMap`. */
export interface ChooserMapProps {
  /** Result of `useChooser`. */
  readonly chooser: Pick<LocationChooser, 'state' | 'send'>
}

/** Zoom level of the whole world. */
const worldScale = 2
/** Zoom level close to a point on the atlas, which has no streets. */
const atlasScale = 10

/** The map of the page `/choose-location`, with a pin in its centre and a button for the position of the user. */
export function ChooserMap({ chooser: { state, send } }: ChooserMapProps): ReactNode {
  const messages = useMessages()
  const { zoom, minZoom } = useDefaults().map
  const map = useRef<HTMLDivElement>(null)
  const [isMoving, setMoving] = useState(false)
  const { pin, target, isLocated, locating } = state
  useMoves(map, target)

  const change = ({ detail }: MapEvent<MapRegionChange>) => {
    const isGrabbed = detail.type === 'begin' && detail.causedBy === 'gesture'
    setMoving(isGrabbed)
    if (isGrabbed) send({ type: 'grab' })
    if (detail.type === 'end' && detail.causedBy !== 'update') send({ type: 'move', center: detail.centerLocation })
  }
  return (
    <Map
      ref={map}
      className="sw-choose-location-map"
      latitude={target.latitude}
      longitude={target.longitude}
      scale={target.zoom === 'world' ? worldScale : mapProvider()?.tiles ? zoom : Math.min(atlasScale, zoom)}
      minScale={Math.min(worldScale, minZoom)}
      showLocation={isLocated}
      onRegionChange={change}
    >
      <svg
        className="sw-choose-location-pin"
        viewBox="0 0 28 36"
        data-moving={isMoving || undefined}
        data-unknown={(!pin && !isMoving) || undefined}
        aria-hidden="true"
      >
        <path d="M14 35S1.5 22.4 1.5 13.5a12.5 12.5 0 0 1 25 0C26.5 22.4 14 35 14 35Z" />
        <circle cx="14" cy="13.5" r="4.75" />
      </svg>
      <button
        type="button"
        className="sw-choose-location-locate"
        aria-label={messages['chooseLocation.locate']}
        aria-busy={locating ? true : undefined}
        onClick={() => send({ type: 'locate' })}
      >
        <TargetIcon />
      </button>
    </Map>
  )
}

/** Moves the map to a new target that has the same props as the last one, from which the user has moved the map away. */
function useMoves(map: { readonly current: HTMLDivElement | null }, target: LocationChooser['state']['target']): void {
  const last = useRef(target)
  useEffect(() => {
    const { latitude, longitude, zoom } = last.current
    const isNew = last.current !== target
    last.current = target
    const isSame = latitude === target.latitude && longitude === target.longitude && zoom === target.zoom
    // The map may be unmounted before it has moved.
    if (isNew && isSame)
      createMapContext(map)
        .moveToLocation({ latitude, longitude })
        .catch(() => {})
  }, [map, target])
}
