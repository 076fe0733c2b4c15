import type { MapPoint, MapRegion } from '../../../base/map/mapObjects.ts'
import { type Camera, regionOf, type Size, viewPositionOf } from '../camera/camera.state.ts'
import type { Overlay } from './createOverlay.ts'

/** A place that the base map names. */
export interface NamedPlace extends MapPoint {
  readonly id: string
  readonly name: string
  readonly population: number
}

/** Highest zoom at which names of places are shown: at higher ones, a city has no single point. */
const maxZoom = 15
/** Largest number of names in the view. */
const maxCount = 40

/**
 * Shows the names of places on the base map. Larger places come first; a name that would overlap another one is left out.
 *
 * @param load Returns the places of a region, the largest first.
 */
export function createPlaceNames(
  overlay: Overlay,
  size: () => Size,
  load: (region: MapRegion, limit: number) => Promise<readonly NamedPlace[]>,
) {
  const shown = new Map<string, HTMLElement>()
  let turn = 0

  const show = (places: readonly NamedPlace[], camera: Camera) => {
    const kept = new Set<string>()
    const taken: Box[] = []
    for (const place of places) {
      const box = boxOf(place, viewPositionOf(camera, size(), place))
      if (!isInside(box, size()) || taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      kept.add(place.id)
      const element = shown.get(place.id) ?? nameElement(place)
      shown.set(place.id, element)
      overlay.set(element, place)
      if (kept.size === maxCount) break
    }
    for (const [id, element] of shown) {
      if (kept.has(id)) continue
      shown.delete(id)
      overlay.remove(element)
    }
  }
  return {
    /** Loads the names of the region that a camera shows. */
    async update(camera: Camera): Promise<void> {
      const current = ++turn
      if (camera.zoom > maxZoom) return show([], camera)
      const places = await load(regionOf(camera, size()), maxCount * 4).catch(() => [])
      if (current === turn) show(places, camera)
    },
  }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The space of a name, by the number of its letters. */
function boxOf({ name }: NamedPlace, { x, y }: { readonly x: number; readonly y: number }): Box {
  const halfPx = name.length * 3.6 + 8
  return { left: x - halfPx, right: x + halfPx, top: y - 10, bottom: y + 24 }
}

/** Whether a name is completely visible. */
const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

function nameElement({ name, population }: NamedPlace): HTMLElement {
  const element = document.createElement('div')
  element.className = 'sw-map-place'
  element.dataset.size = population >= 1_000_000 ? 'large' : population >= 100_000 ? 'medium' : 'small'
  element.textContent = name
  // Names are written in Latin letters, also in a map of a right-to-left app.
  element.dir = 'auto'
  return element
}
