/** A width and a height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The requested size; if one side is omitted, it follows from the proportions. */
export interface Fit {
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Maximum length of the longer side; smaller images are not enlarged. */
  readonly longestSide?: number | undefined
}

/** Size of the re-encoded image: whole pixels, at least 1, in proportion unless both sides are given. */
export function fitSize(
  { width, height }: Size,
  { width: toWidth, height: toHeight, longestSide = Infinity }: Fit,
): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: whole(toWidth ?? width * (toHeight ? toHeight / height : scale)),
    height: whole(toHeight ?? height * (toWidth ? toWidth / width : scale)),
  }
}

const whole = (side: number) => Math.max(1, Math.round(side))
