import { useRef } from 'react'
import { type Box, lookAsThumbnail } from './growth.state.ts'
import { naturalSize } from './useZoom.ts'
import { fitInside } from './zoom.state.ts'

/** The motion of an image out of its thumbnail, and back. */
export interface Growth {
  /** Animates the first image out of the thumbnail, once, when it is loaded. */
  grow(image: HTMLImageElement): void
  /** Animates the image back into the thumbnail when the viewer closes. */
  shrink(image: HTMLImageElement): void
}

const durationMs = 300
const easing = 'cubic-bezier(0.32, 0.72, 0, 1)'

/** Time in milliseconds after which an image that finishes loading appears without a motion. */
const growthTimeoutMs = 400

/** @param thumbnail Position of the thumbnail; without it there is no motion. */
export function useGrowth(thumbnail: Box | undefined): Growth {
  const openedMs = useRef<number>(undefined)
  const isGrown = useRef(false)
  openedMs.current ??= performance.now()

  const animate = (image: HTMLImageElement, direction: PlaybackDirection) => {
    if (!thumbnail || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frame = image.closest('.sw-preview-strip')?.getBoundingClientRect()
    if (!frame) return
    const { offsetWidth: width, offsetHeight: height } = image
    // The final position in the frame: the strip may not have scrolled there yet.
    const element = { x: frame.x + (frame.width - width) / 2, y: frame.y, width, height }
    const look = lookAsThumbnail(thumbnail, element, fitInside(naturalSize(image), frame))
    const whole = { transform: 'none', clipPath: 'inset(0px 0px)' }
    image.animate([look, whole] as unknown as Keyframe[], {
      duration: durationMs,
      easing,
      direction,
      fill: 'backwards',
    })
  }
  return {
    grow(image) {
      if (isGrown.current) return
      isGrown.current = true
      if (performance.now() - (openedMs.current ?? 0) <= growthTimeoutMs) animate(image, 'normal')
    },
    shrink: (image) => animate(image, 'reverse'),
  }
}
