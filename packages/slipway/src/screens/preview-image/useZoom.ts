import { type RefObject, useRef, useState } from 'react'
import { useDefaults } from 'slipway/hooks'
import { fitInside, nextZoom, unzoomed, type Zoom, type ZoomEvent } from './zoom.state.ts'

/** How an image is changed: at once, as under a finger, or in a short motion. */
export type Pace = 'instant' | 'smooth'

/** The zoom of the current image. */
export interface ZoomControl {
  readonly zoom: Zoom
  readonly pace: Pace
  /** Applies an event. Tells whether it changed anything; an image that is not there yet cannot be zoomed. */
  apply(event: ZoomEvent, pace: Pace): boolean
  /** Shows the entire image. */
  reset(): void
}

/**
 * Holds the zoom of the current image.
 *
 * @param frame The visible part, of which `image` fills as much as it can at scale 1.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, image: () => HTMLImageElement | null): ZoomControl {
  const { minScale, maxScale } = useDefaults().previewImage
  const [view, setView] = useState<{ zoom: Zoom; pace: Pace }>({ zoom: unzoomed, pace: 'instant' })
  // Several events may come before React renders: two fingers move one after the other.
  const latest = useRef<Zoom>(unzoomed)

  const show = (zoom: Zoom, pace: Pace) => {
    const { scale, x, y } = latest.current
    if (zoom.scale === scale && zoom.x === x && zoom.y === y) return false
    latest.current = zoom
    setView({ zoom, pace })
    return true
  }
  return {
    ...view,
    reset: () => show(unzoomed, 'smooth'),
    apply(event, pace) {
      const shown = image()
      if (!shown?.complete || !frame.current) return false
      const { clientWidth: width, clientHeight: height } = frame.current
      const fitted = fitInside({ width: shown.naturalWidth, height: shown.naturalHeight }, { width, height })
      return show(
        nextZoom(latest.current, event, { minScale, maxScale, frame: { width, height }, image: fitted }),
        pace,
      )
    },
  }
}
