/** A width and a height. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
}

/** Longest side and greatest number of pixels that every supported browser can draw. Safari on phones has the lowest limits. */
const maxSide = 2 ** 14
const maxPixels = 2 ** 24

/**
 * Size in device pixels of the bitmap for a canvas of a size in CSS pixels: whole numbers, at least 1. A canvas that would exceed
 * the browsers' limits gets a bitmap of lower resolution.
 */
export function storeSize({ width, height }: CanvasSize, ratio: number): CanvasSize {
  const scale = Math.min(ratio, maxSide / width, maxSide / height, Math.sqrt(maxPixels / (width * height)))
  // Rounded down at the limits.
  const side = (length: number) => whole(length * scale - (scale < ratio ? 0.5 : 0))
  return { width: side(width), height: side(height) }
}

/** Rounds a side to whole pixels, at least 1. */
export const whole = (side: number): number => Math.max(1, Math.round(side))

/** Whether a bitmap of this size can be drawn in every supported browser. */
export const isDrawable = ({ width, height }: CanvasSize): boolean =>
  Math.max(width, height) <= maxSide && width * height <= maxPixels
