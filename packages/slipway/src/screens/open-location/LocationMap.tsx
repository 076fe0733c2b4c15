import { type ReactNode, useRef } from 'react'
import { createMapContext } from 'slipway/api/map-context'
import { Map } from 'slipway/components/map'
import { useMessages } from 'slipway/hooks'
import { TargetIcon } from './Icons.tsx'
import type { ShownLocation } from './query.ts'
import './open-location.css'

/** Props of `LocationMap`. */
export interface LocationMapProps extends Pick<ShownLocation, 'latitude' | 'longitude' | 'scale'> {
  /** Name of the place, for screen readers. */
  readonly name?: string | undefined
}

/** The map of the page `/open-location`: a marker, and a button that moves the map back to it. */
export function LocationMap({ latitude, longitude, scale, name }: LocationMapProps): ReactNode {
  const messages = useMessages()
  const map = useRef<HTMLDivElement>(null)
  const title = name || messages['openLocation.title']
  // The map is unmounted, or not yet loaded and then at the place anyway.
  const show = () =>
    createMapContext(map)
      .moveToLocation({ latitude, longitude })
      .catch(() => {})
  return (
    <Map
      ref={map}
      className="sw-open-location-map"
      latitude={latitude}
      longitude={longitude}
      scale={scale}
      markers={[{ id: 1, latitude, longitude, title }]}
    >
      <button
        type="button"
        className="sw-open-location-target"
        aria-label={messages['openLocation.show']}
        onClick={show}
      >
        <TargetIcon />
      </button>
    </Map>
  )
}
