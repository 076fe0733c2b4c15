import type { MapPoint } from '../../../base/map/mapObjects.ts'
import { type Camera, panned, zoomedAbout } from '../camera/camera.state.ts'
import type { MapParts } from '../mapParts.ts'
import type { Taps } from './createTaps.ts'
import { actionOfKey, type MapKeyPress } from './mapKeys.state.ts'

/** Duration of a motion by a key. */
const motionMs = 200
/** Pause after the last key before the place is announced. */
const announceMs = 600

/**
 * Moves a map by keys, and announces where it is once the user pauses.
 *
 * @param placeAt Returns the name of the place at a point, if there is one.
 */
export function createKeys(
  { control, layer, output, signal, size, latest }: MapParts,
  { tapTarget }: Taps,
  placeAt: (point: MapPoint) => Promise<string | undefined>,
  isRtl: () => boolean,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))

  const announce = async () => {
    const { latitude, longitude, zoom } = control.now()
    const place = await placeAt({ latitude, longitude }).catch(() => undefined)
    if (!signal.aborted) output.onAnnounce({ latitude, longitude, scale: zoom, place })
  }
  const move = async (at: (share: number) => Camera, cause: 'drag' | 'scale') => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    await (isCalm ? control.moveTo(at(1), true, cause) : control.run(cause, { durationMs: motionMs, at }))
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(announce, announceMs)
  }
  const zoomBy = (by: number) => {
    const from = control.now()
    const to = Math.round(from.zoom + by)
    const zoomAt = (share: number) => from.zoom + (to - from.zoom) * share
    move((share) => zoomedAbout(from, zoomAt(share), { x: 0, y: 0 }, control.limits()), 'scale')
  }
  const activate = (element: HTMLElement | undefined) => {
    layer.activate(element)
    output.onActive(element?.id)
  }
  const chooseMarker = (by: 1 | -1) => {
    const all = layer.inView(isRtl())
    const active = layer.active()
    const index = active ? all.indexOf(active) + by : by > 0 ? 0 : all.length - 1
    activate(all[index])
    return all.length > 0
  }
  return {
    zoomBy,
    /** Handles a key. Returns whether the map has used it. */
    press(key: MapKeyPress): boolean {
      const action = actionOfKey(key)
      const { enableScroll = true, enableZoom = true } = latest()
      switch (action?.type) {
        case 'pan': {
          if (!enableScroll) return false
          const from = control.now()
          const { width, height } = size()
          move((share) => panned(from, { x: action.x * width * share, y: action.y * height * share }), 'drag')
          return true
        }
        case 'zoom':
          if (enableZoom) zoomBy(action.by)
          return enableZoom
        case 'marker':
          return chooseMarker(action.by)
        case 'press': {
          const target = layer.targetOf(layer.active() ?? null)
          if (target) tapTarget(target)
          return target !== undefined
        }
        case 'leave': {
          const isActive = layer.active() !== undefined
          activate(undefined)
          return isActive
        }
        default:
          return false
      }
    },
  }
}
