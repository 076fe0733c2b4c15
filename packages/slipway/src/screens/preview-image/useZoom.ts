import { type RefObject, useRef, useState } from 'react'
import { useDefaults } from 'slipway/authoring'
import {
  fitInside,
  type Hold,
  heldZoom,
  homeOf,
  isLong,
  isZoomed,
  nextZoom,
  type Point,
  takesDrag,
  type Zoom,
  type ZoomEvent,
  type ZoomRules,
} from './zoom.state.ts'

/** Pace of a change: at once, as during a drag, or with a short motion. */
export type Pace = 'instant' | 'smooth'

/** The zoom of the current image. An image that is not loaded cannot be zoomed. */
export interface ZoomControl {
  /** Whether the image is larger than its initial size. */
  readonly isZoomed: boolean
  /** Returns the current zoom. */
  now(): Zoom | undefined
  /** Applies an event. Returns whether it changed the zoom. */
  apply(event: ZoomEvent, pace: Pace): boolean
  /** Applies the movement of pointers that hold the image since its zoom was `start`. */
  hold(start: Zoom, hold: Hold): void
  /** Whether a drag moves the image, and not the strip. */
  takesDrag(distance: Point): boolean
  /** Whether the image is initially higher than the screen, and scrolls. */
  isLong(): boolean
  /** Resets the zoom to show the entire image. */
  reset(): void
}

/**
 * Manages the zoom of the current image, and applies it without rendering.
 *
 * @param frame The visible area, which `image` fills as far as possible at scale 1.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, image: () => HTMLImageElement | null): ZoomControl {
  const { minScale, maxScale } = useDefaults().previewImage
  const [isLarge, setLarge] = useState(false)
  const latest = useRef<Zoom>(undefined)

  const rules = (): ZoomRules | undefined => {
    const shown = image()
    if (!shown?.complete || !frame.current) return undefined
    const { clientWidth: width, clientHeight: height } = frame.current
    const fitted = fitInside(naturalSize(shown), { width, height })
    return { minScale, maxScale, frame: { width, height }, image: fitted }
  }
  const show = (zoom: Zoom, pace: Pace, given: ZoomRules) => {
    const home = homeOf(given)
    const before = latest.current ?? home
    latest.current = zoom
    setLarge(isZoomed(zoom))
    const shown = image()
    if (shown) {
      shown.dataset.pace = pace
      const isHome = isSame(zoom, home)
      shown.style.transform = isHome ? '' : `translate(${zoom.x}px, ${zoom.y - home.y}px) scale(${zoom.scale})`
    }
    return !isSame(zoom, before)
  }
  const now = () => {
    const given = rules()
    return latest.current ?? (given && homeOf(given))
  }
  return {
    isZoomed: isLarge,
    now,
    apply(event, pace) {
      const [given, zoom] = [rules(), now()]
      return given !== undefined && zoom !== undefined && show(nextZoom(zoom, event, given), pace, given)
    },
    hold(start, hold) {
      const given = rules()
      if (given) show(heldZoom(start, hold, given), 'instant', given)
    },
    takesDrag(distance) {
      const [given, zoom] = [rules(), now()]
      return given !== undefined && zoom !== undefined && takesDrag(zoom, distance, given)
    },
    isLong() {
      const given = rules()
      return given !== undefined && given.image.height > given.frame.height
    },
    reset() {
      const given = rules()
      if (given) show(homeOf(given), 'smooth', given)
      // The next image may have another initial zoom.
      latest.current = undefined
      setLarge(false)
    },
  }
}

/** Lets a long image fit the width of its frame, not its height. */
export function fitImage(image: HTMLImageElement): void {
  const { clientWidth: width = 0, clientHeight: height = 0 } = image.parentElement ?? {}
  image.toggleAttribute('data-long', isLong(naturalSize(image), { width, height }))
}

export function naturalSize({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return { width, height }
}

function isSame(one: Zoom, other: Zoom): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y
}
