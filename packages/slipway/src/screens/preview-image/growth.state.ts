import type { Size } from './zoom.state.ts'

/** A box of the window, in client px. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** A look of an image's element, as CSS. */
export interface Growth {
  readonly transform: string
  readonly clipPath: string
}

/**
 * The look of an image as its thumbnail: it covers the thumbnail's box, and what lies outside is cut off.
 *
 * @param element The image's element at rest.
 * @param image The image in the middle of its element.
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
