import type { MapCommands } from '../../api/map-context/commands.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { MapPoint } from '../../base/map/mapObjects.ts'
import { cameraShowing, pointInView, regionOf, viewPositionOf } from './camera/camera.state.ts'
import type { MapParts } from './mapParts.ts'
import { edgesOf } from './mapSettings.ts'
import { createMarkerMotions } from './markers/createMarkerMotions.ts'
import { missingMarker } from './markers/createMarkerStore.ts'

/**
 * Creates the commands of a running map.
 *
 * @param userAt The position of the user, if the map shows it.
 */
export function createMapCommands(
  { control, layer, store, signal, size, latest }: MapParts,
  userAt: () => MapPoint | undefined,
): MapCommands {
  const motions = createMarkerMotions(layer, signal)
  /** Rejects a motion that was under way when the map was unmounted. */
  const whileMounted = async (motion: Promise<void>) => {
    await motion
    signal.throwIfAborted()
  }
  return {
    getCenterLocation() {
      const { latitude, longitude } = control.now()
      return { latitude, longitude }
    },
    getScale: () => ({ scale: control.now().zoom }),
    getRegion: () => regionOf(control.now(), size()),
    async moveToLocation({ latitude, longitude }) {
      const to = latitude === undefined || longitude === undefined ? userAt() : { latitude, longitude }
      if (!to) throw new HostError('unavailable', 'the map does not know the position of the user')
      const { latitude: north, longitude: east } = to
      await whileMounted(control.moveTo({ ...control.now(), latitude: north, longitude: east }))
    },
    async includePoints({ points, padding }) {
      const free = { ...edgesOf(latest()), ...padding }
      const camera = cameraShowing(points, control.now(), size(), free, control.limits())
      if (camera) await whileMounted(control.moveTo(camera))
    },
    async translateMarker({ markerId, destination, autoRotate, rotate, moveWithRotate, duration = 1_000 }) {
      const marker = layer.find(markerId)
      if (!marker) throw missingMarker(markerId)
      await motions.move(markerId, [marker, destination], { duration, autoRotate, rotate, moveWithRotate })
    },
    async moveAlong({ markerId, path, autoRotate = true, duration }) {
      if (!layer.find(markerId)) throw missingMarker(markerId)
      await motions.move(markerId, path, { duration, autoRotate, moveWithRotate: true })
    },
    addMarkers: ({ markers, clear = false }) => store.add(markers, clear),
    removeMarkers: ({ markerIds }) => store.remove(markerIds),
    initMarkerCluster: (options) => store.group(options),
    toScreenLocation: (point) => viewPositionOf(control.now(), size(), point),
    fromScreenLocation: (at) => pointInView(control.now(), size(), at),
  }
}
