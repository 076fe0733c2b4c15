import { rubberBand } from 'slipway/hooks'

/**
 * Position and scale of an image in its frame, as a pure value.
 *
 * All coordinates are relative to the centre of the frame, in pixels; at scale 1 the image just fits.
 */
export interface Zoom {
  readonly scale: number
  /** Centre of the image. */
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Limits and sizes that determine a zoom. */
export interface ZoomRules {
  readonly minScale: number
  readonly maxScale: number
  /** Size of the visible area. */
  readonly frame: Size
  /** Size of the image at scale 1; see `fitInside`. */
  readonly image: Size
}

/** An event that changes a zoom. */
export type ZoomEvent =
  /** Moves the image. */
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  /** Multiplies the scale; the point `at` stays in place. */
  | { readonly type: 'scale'; readonly factor: number; readonly at: Point }
  /** Double tap: enlarges the image around the tapped point, or shows the entire image again. */
  | { readonly type: 'toggle'; readonly at: Point }
  /** The pointers were released, or the size of the frame has changed. */
  | { readonly type: 'settle'; readonly at?: Point }

/** Movement of the pointers since they were pressed, as reported by a pinch. */
export interface Hold {
  readonly scale: number
  readonly origin: Point
  readonly offset: Point
}

/** Scale after a double tap. */
const toggledScale = 2

/** An image with at least this ratio of height to width is read from top to bottom. */
const longRatio = 3

/** Limits of overscrolling: for the scale, and for the position as a share of the frame. */
const scaleReach = 0.5
const panReach = 1 / 3

/** Returns the zoom after an event. The image always covers the frame, or is centred if it is smaller. */
export function nextZoom(zoom: Zoom, event: ZoomEvent, rules: ZoomRules): Zoom {
  switch (event.type) {
    case 'pan':
      return within({ ...zoom, x: zoom.x + event.dx, y: zoom.y + event.dy }, rules)
    case 'scale':
      return scaleTo(zoom, zoom.scale * event.factor, event.at, rules)
    case 'toggle':
      return isZoomed(zoom) ? homeOf(rules) : scaleTo(zoom, toggledScale, event.at, rules)
    case 'settle':
      return scaleTo(zoom, zoom.scale, event.at ?? { x: 0, y: 0 }, rules)
    default:
      return event satisfies never
  }
}

/** Returns the zoom while pointers hold the image: it follows them, with resistance beyond its limits. */
export function heldZoom(start: Zoom, { scale, origin, offset }: Hold, rules: ZoomRules): Zoom {
  const { minScale, maxScale, frame } = rules
  const held = rubberBand(start.scale * scale, minScale, maxScale, scaleReach)
  const { x, y } = scaledAbout(start, held, origin)
  const [atMost, reach] = [overlaps(held, rules), { x: frame.width * panReach, y: frame.height * panReach }]
  return {
    scale: held,
    x: rubberBand(x + offset.x, -atMost.x, atMost.x, reach.x),
    y: rubberBand(y + offset.y, -atMost.y, atMost.y, reach.y),
  }
}

/**
 * Whether a drag moves the image: it is larger than its frame, and a sideways drag does not start at the edge that adjoins
 * the next image.
 */
export function takesDrag(zoom: Zoom, distance: Point, rules: ZoomRules): boolean {
  const overlap = overlaps(zoom.scale, rules)
  if (Math.abs(distance.y) >= Math.abs(distance.x)) return overlap.y > 0 || isZoomed(zoom)
  return distance.x > 0 ? zoom.x < overlap.x - 0.5 : zoom.x > 0.5 - overlap.x
}

/** The initial zoom of an image: the entire image, or the top of a long one. */
export function homeOf(rules: ZoomRules): Zoom {
  return { scale: 1, x: 0, y: overlaps(1, rules).y }
}

/** Whether an image is larger than its initial size, so that a drag moves it inside its frame. */
export function isZoomed({ scale }: Zoom): boolean {
  return scale > 1
}

/**
 * Size of an image that is as large as its frame allows; a long image fits the width only. An image without an intrinsic size
 * fills the frame.
 */
export function fitInside(image: Size, frame: Size): Size {
  if (image.width === 0 || image.height === 0) return frame
  const byWidth = (width: number) => ({ width, height: (width * image.height) / image.width })
  if (isLong(image, frame)) return byWidth(Math.min(image.width, frame.width))
  const { width, height } = byWidth(Math.min(frame.width, (frame.height * image.width) / image.height))
  // A rounding error of less than a pixel must not make the image scrollable.
  return { width, height: Math.min(height, frame.height) }
}

/** Whether an image is so high that it would be unreadable if all of it were shown. */
export function isLong(image: Size, frame: Size): boolean {
  return image.height >= longRatio * image.width && image.height * Math.min(1, frame.width / image.width) > frame.height
}

function scaleTo(zoom: Zoom, wanted: number, at: Point, rules: ZoomRules): Zoom {
  return within(scaledAbout(zoom, Math.min(rules.maxScale, Math.max(rules.minScale, wanted)), at), rules)
}

function scaledAbout(zoom: Zoom, scale: number, at: Point): Zoom {
  const ratio = scale / zoom.scale
  return { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }
}

function within(zoom: Zoom, rules: ZoomRules): Zoom {
  const { x, y } = overlaps(zoom.scale, rules)
  return { scale: zoom.scale, x: Math.min(x, Math.max(-x, zoom.x)), y: Math.min(y, Math.max(-y, zoom.y)) }
}

/** Distance by which the image extends beyond its frame on each side. */
function overlaps(scale: number, { frame, image }: ZoomRules): Point {
  return {
    x: Math.max(0, (image.width * scale - frame.width) / 2),
    y: Math.max(0, (image.height * scale - frame.height) / 2),
  }
}
