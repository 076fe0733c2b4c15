import type { MapPoint } from '../../../base/map/mapObjects.ts'
import type { Vector } from '../../../hooks/gesture/index.ts'
import { type Camera, type Size, viewPositionOf } from '../camera/camera.state.ts'

/** An element at a point of the map. */
export interface PlacedElement {
  readonly element: HTMLElement
  readonly point: MapPoint
}

export type Overlay = ReturnType<typeof createOverlay>

/**
 * Keeps elements at points of the map. During a drag the whole layer moves by one transform; a change of the zoom places each
 * element.
 *
 * @param layer The element that contains the placed elements.
 */
export function createOverlay(layer: HTMLElement, size: () => Size) {
  let laid: Camera | undefined
  let camera: Camera | undefined
  const placed = new Map<HTMLElement, MapPoint>()

  const write = (element: HTMLElement, { x, y }: Vector) => {
    element.style.translate = `${round(x)}px ${round(y)}px`
  }
  const place = (element: HTMLElement, point: MapPoint) => {
    if (laid) write(element, viewPositionOf(laid, size(), point))
  }
  /** Places every element for a camera. */
  const lay = (to: Camera) => {
    laid = to
    layer.style.transform = ''
    for (const [element, point] of placed) place(element, point)
  }
  return {
    /** Adds an element, or moves it to another point. */
    set(element: HTMLElement, point: MapPoint): void {
      placed.set(element, point)
      if (element.parentNode !== layer) layer.append(element)
      place(element, point)
    },
    remove(element: HTMLElement): void {
      placed.delete(element)
      element.remove()
    },
    /** Follows the camera. */
    show(next: Camera): void {
      camera = next
      if (!laid || laid.zoom !== next.zoom) {
        lay(next)
        return
      }
      const { width, height } = size()
      const { x, y } = viewPositionOf(next, { width, height }, laid)
      layer.style.transform = `translate(${round(x - width / 2)}px, ${round(y - height / 2)}px)`
    },
    /** Places every element again, after a motion or a change of the size. */
    settle(): void {
      if (camera) lay(camera)
    },
  }
}

/** Hundredths of a pixel are enough, and short. */
const round = (px: number) => Math.round(px * 100) / 100
