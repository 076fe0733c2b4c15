// Separate chunk: loaded when a map shows the position of the user.
import { getLocation } from '../../../api/location/index.ts'
import { mapDefaults } from '../../../base/defaults/defaults.ts'
import type { Unsubscribe } from '../../../base/emitter.ts'
import { headingOf, type OrientationFacts } from '../../../base/geo/headingOf.ts'
import type { MapPoint } from '../../../base/map/mapObjects.ts'
import { metersPerPixel } from '../camera/mercator.ts'
import type { Overlay } from '../overlay/createOverlay.ts'

/** Options of `showUserLocation`. */
export interface UserLocationOptions {
  readonly overlay: Overlay
  /** Called with each position. */
  onPosition(position: MapPoint): void
  /** Called with each error of `getLocation`. The next position is read as usual. */
  onError(error: unknown): void
}

/** The position of the user on a map. */
export interface UserLocation {
  /** Draws the circle of accuracy for another zoom. */
  settle(zoom: number): void
  stop: Unsubscribe
}

/**
 * Shows the position of the user: a dot, a circle of its accuracy, and an arrow in the direction of the device. Reads the position again
 * 30,000 ms after each reading, and while the document is hidden does not read it.
 *
 * Source: specification, section 9 (map location refresh).
 */
export function showUserLocation({ overlay, onPosition, onError }: UserLocationOptions): UserLocation {
  const dot = document.createElement('div')
  dot.className = 'sw-map-user'
  dot.setAttribute('aria-hidden', 'true')
  const accuracy = dot.appendChild(document.createElement('div'))
  accuracy.className = 'sw-map-accuracy'
  const arrow = dot.appendChild(document.createElement('div'))
  arrow.className = 'sw-map-heading'
  arrow.hidden = true
  const disposal = new AbortController()
  const { signal } = disposal
  let position: (MapPoint & { readonly accuracy: number }) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let zoomNow = 0
  let isReading = false

  const draw = () => {
    if (!position) return
    const diameterPx = (2 * position.accuracy) / metersPerPixel(position.latitude, zoomNow)
    accuracy.style.inlineSize = accuracy.style.blockSize = `${Math.round(diameterPx)}px`
  }
  const read = async () => {
    if (isReading || document.hidden) return
    isReading = true
    clearTimeout(timer)
    try {
      const found = await getLocation({ isHighAccuracy: true, signal })
      if (signal.aborted) return
      position = found
      overlay.set(dot, found)
      draw()
      onPosition(found)
    } catch (error) {
      if (signal.aborted) return
      onError(error)
    } finally {
      isReading = false
    }
    timer = setTimeout(read, mapDefaults.locationRefreshMs)
  }
  const turn = (event: Event) => {
    const heading = headingOf(event as OrientationFacts, screen.orientation?.angle ?? 0)
    if (heading === undefined) return
    arrow.hidden = false
    arrow.style.rotate = `${Math.round(heading)}deg`
  }
  document.addEventListener('visibilitychange', read, { signal })
  for (const type of ['deviceorientationabsolute', 'deviceorientation']) addEventListener(type, turn, { signal })
  read()
  return {
    settle(zoom) {
      zoomNow = zoom
      draw()
    },
    stop() {
      disposal.abort()
      clearTimeout(timer)
      overlay.remove(dot)
    },
  }
}
