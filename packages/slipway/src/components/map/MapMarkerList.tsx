import type { ReactNode } from 'react'
import type { enMap } from '../../base/locale/en/enMap.ts'
import type { MapMarker } from './mapMarker.ts'

/** Props of `MapMarkerList`. */
interface MapMarkerListProps {
  readonly markers: readonly MapMarker[] | undefined
  readonly words: Readonly<Record<keyof typeof enMap, string>>
  /** Called when a marker of the list is pressed. */
  readonly onShow: (marker: MapMarker) => void
}

/** The markers of a map as a list of buttons, which show their markers on the map. */
export function MapMarkerList({ markers = [], words, onShow }: MapMarkerListProps): ReactNode {
  return (
    <ul className="sw-map-list" aria-label={words['map.markers']}>
      {markers.map((marker, index) => {
        const { id, ariaLabel, title, callout, label } = marker
        return (
          <li key={id ?? `n${index}`}>
            <button type="button" className="sw-map-item" onClick={() => onShow(marker)}>
              {title ?? ariaLabel ?? callout?.content ?? label?.content ?? `${words['map.marker']} ${index + 1}`}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
