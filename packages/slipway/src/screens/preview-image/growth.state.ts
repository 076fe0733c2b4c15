import type { Size } from './zoom.state.ts'

/** A rectangle in the window, in client pixels. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** CSS properties of an image's element during the motion. */
export interface Growth {
  readonly transform: string
  readonly clipPath: string
}

/**
 * Returns the style that shows an image as its thumbnail: the image covers the thumbnail's rectangle, and the rest is
 * clipped.
 *
 * @param element Rectangle of the image's element without a motion.
 * @param image Size of the image, which is centred in its element.
 */
export function lookAsThumbnail(thumbnail: Box, element: Box, image: Size): Growth {
  const scale = Math.max(thumbnail.width / image.width, thumbnail.height / image.height)
  const [from, to] = [middleOf(element), middleOf(thumbnail)]
  const cutX = (element.width - thumbnail.width / scale) / 2
  const cutY = (element.height - thumbnail.height / scale) / 2
  return {
    transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`,
    clipPath: `inset(${cutY}px ${cutX}px)`,
  }
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}
