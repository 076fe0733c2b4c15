import { HostError } from '../../../base/call/HostError.ts'
import type { MapClusterOptions, MapMarkerData } from '../../../base/map/mapObjects.ts'
import type { MapMarker } from '../mapMarker.ts'
import type { MapSettings } from '../mapSettings.ts'
import type { MarkerLayer } from './createMarkerLayer.ts'

export type MarkerStore = ReturnType<typeof createMarkerStore>

/** The markers of the prop, and the changes that calls have made to them. A new prop undoes removals. */
export function createMarkerStore(layer: MarkerLayer, latest: () => MapSettings) {
  const added = new Map<number, MapMarkerData>()
  const removed = new Set<MapMarker>()
  let called: MapClusterOptions | undefined

  const cluster = (): MapClusterOptions | undefined => {
    const { cluster: prop } = latest()
    return typeof prop === 'object' ? prop : prop ? {} : called
  }
  const shown = (): readonly MapMarker[] => {
    const own = (latest().markers ?? []).filter(
      (marker) => !removed.has(marker) && !(marker.id !== undefined && added.has(marker.id)),
    )
    return [...own, ...added.values()]
  }
  const apply = () => layer.set(shown(), cluster())
  return {
    cluster,
    apply,
    add(markers: readonly MapMarkerData[], clear: boolean): void {
      if (clear) {
        added.clear()
        for (const marker of latest().markers ?? []) removed.add(marker)
      }
      for (const marker of markers) if (marker.id !== undefined) added.set(marker.id, marker)
      apply()
    },
    remove(ids: readonly number[]): void {
      const own = shown()
      for (const id of ids) if (!own.some((marker) => marker.id === id)) throw missingMarker(id)
      for (const id of ids) {
        added.delete(id)
        for (const marker of latest().markers ?? []) if (marker.id === id) removed.add(marker)
      }
      apply()
    },
    group(options: MapClusterOptions): void {
      called = options
      apply()
    },
  }
}

/** The error of a call that names a marker which does not exist. Source: specification, section 8. */
export const missingMarker = (id: number): HostError => new HostError('not-found', `cannot find marker with id ${id}`)
