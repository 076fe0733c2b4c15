/** A width and a height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size asked for; of what is left out, the other side decides. */
export interface Fit {
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** What the longer side may have at most; a smaller image stays as large as it is. */
  readonly longestSide?: number | undefined
}

/** The size of an image that is drawn anew: whole pixels, one at least, in proportion unless both sides are asked for. */
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
