import type { MapPoint } from '../../../base/map/mapObjects.ts'
import type { Vector } from '../../../hooks/gesture/index.ts'
import { cameraShowing, pointInView, viewPositionOf } from '../camera/camera.state.ts'
import type { MapMarker } from '../mapMarker.ts'
import type { MapParts } from '../mapParts.ts'
import { edgesOf } from '../mapSettings.ts'
import type { MarkerTarget } from '../markers/createMarkerLayer.ts'
import type { MarkerDrag } from './attachMapGestures.ts'

export type Taps = ReturnType<typeof createTaps>

/** Taps on a map, its markers and clusters, and drags of markers. */
export function createTaps({ control, layer, store, size, latest, output }: MapParts) {
  /** Zooms in until the markers of a cluster are apart. */
  const breakUp = (markers: readonly MapMarker[]) => {
    const camera = control.now()
    const fitting = cameraShowing(markers, camera, size(), edgesOf(latest()), control.limits())
    if (!fitting) return
    control.moveTo({ ...fitting, zoom: Math.max(fitting.zoom, Math.floor(camera.zoom) + 1) }, false, 'scale')
  }
  const tapTarget = (target: MarkerTarget) => {
    if (target.kind === 'cluster') {
      output.emit('markerclusterclick', { cluster: target.cluster })
      if (store.cluster()?.zoomOnClick !== false) breakUp(target.markers)
      return
    }
    const { marker, kind } = target
    const { id: markerId, latitude, longitude } = marker
    if (kind === 'marker') layer.toggleCallout(marker)
    if (markerId === undefined) return
    if (kind === 'callout') output.emit('callouttap', { markerId })
    else if (kind === 'label') output.emit('labeltap', { markerId })
    else output.emit('markertap', { markerId, latitude, longitude })
  }
  return {
    tapTarget,
    /** Handles a tap at a position of the view. */
    tap(at: Vector, target: EventTarget | null): void {
      const marked = layer.targetOf(target)
      if (marked) {
        tapTarget(marked)
        return
      }
      layer.toggleCallout()
      output.emit('tap', pointInView(control.now(), size(), at))
    },
    /** Begins the drag of a marker, if the marker at this element can be dragged. */
    grabMarker(target: EventTarget | null): MarkerDrag | undefined {
      const grabbed = layer.targetOf(target)
      if (grabbed?.kind !== 'marker' || !grabbed.marker.draggable || grabbed.marker.id === undefined) return undefined
      const { id: markerId, latitude, longitude } = grabbed.marker
      const start = viewPositionOf(control.now(), size(), grabbed.marker)
      const from: MapPoint = { latitude, longitude }
      let to = from
      return {
        move({ x, y }) {
          to = pointInView(control.now(), size(), { x: start.x + x, y: start.y + y })
          layer.move(markerId, to)
          output.emit('markerdrag', { markerId, ...to, isEnd: false })
        },
        end(isCancelled) {
          if (isCancelled) layer.move(markerId, from)
          output.emit('markerdrag', { markerId, ...(isCancelled ? from : to), isEnd: true })
        },
      }
    },
  }
}
