import { rubberBand } from 'slipway/hooks'

/**
 * How an image lies in its frame while it is zoomed, as a pure value.
 *
 * All places count from the centre of the frame, in px; at scale 1 the image just fits.
 */
export interface Zoom {
  readonly scale: number
  /** Where the image's centre is. */
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

/** What a zoom depends on. */
export interface ZoomRules {
  readonly minScale: number
  readonly maxScale: number
  /** The visible part of the screen. */
  readonly frame: Size
  /** The image as it is drawn at scale 1; see `fitInside`. */
  readonly image: Size
}

/** What happens to a zoom. */
export type ZoomEvent =
  /** The image is moved. */
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  /** The scale is multiplied; what lies at a place stays there. */
  | { readonly type: 'scale'; readonly factor: number; readonly at: Point }
  /** A double tap: enlarges what was tapped, or shows the entire image again. */
  | { readonly type: 'toggle'; readonly at: Point }
  /** Fingers let go of it, or the frame has another size. */
  | { readonly type: 'settle'; readonly at?: Point }

/** What fingers do with an image since they came down, as a pinch tells it. */
export interface Hold {
  readonly scale: number
  readonly origin: Point
  readonly offset: Point
}

/** How far a double tap enlarges. */
const toggledScale = 2

/** From this ratio of height to width on, an image is read from top to bottom. */
const longRatio = 3

/** How far beyond its limits fingers can pull the scale, and the image, as a share of the frame. */
const scaleReach = 0.5
const panReach = 1 / 3

/** Moves a zoom on by one event. The image always covers the frame, or is centred where it is smaller. */
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

/** The zoom under fingers: it follows them, and resists beyond its limits. */
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

/** Tells whether a drag moves the image: it is larger than its frame, and sideways not at that edge, behind which the next one is. */
export function takesDrag(zoom: Zoom, way: Point, rules: ZoomRules): boolean {
  const overlap = overlaps(zoom.scale, rules)
  if (Math.abs(way.y) >= Math.abs(way.x)) return overlap.y > 0 || isZoomed(zoom)
  return way.x > 0 ? zoom.x < overlap.x - 0.5 : zoom.x > 0.5 - overlap.x
}

/** How an image lies at first: the entire one, or a long one from its top. */
export function homeOf(rules: ZoomRules): Zoom {
  return { scale: 1, x: 0, y: overlaps(1, rules).y }
}

/** Tells whether an image is larger than at first, so that dragging moves it inside its frame. */
export function isZoomed({ scale }: Zoom): boolean {
  return scale > 1
}

/**
 * The size at which an image is as large as its frame allows, and a long one as wide. One without a size of its own fills the
 * frame.
 */
export function fitInside(image: Size, frame: Size): Size {
  if (image.width === 0 || image.height === 0) return frame
  const byWidth = (width: number) => ({ width, height: (width * image.height) / image.width })
  if (isLong(image, frame)) return byWidth(Math.min(image.width, frame.width))
  const { width, height } = byWidth(Math.min(frame.width, (frame.height * image.width) / image.height))
  // Less than a pixel is a matter of rounding, and no room to move in.
  return { width, height: Math.min(height, frame.height) }
}

/** Tells whether an image is so high that it could not be read if all of it were shown. */
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

/** By how much the image is larger than its frame on each side. */
function overlaps(scale: number, { frame, image }: ZoomRules): Point {
  return {
    x: Math.max(0, (image.width * scale - frame.width) / 2),
    y: Math.max(0, (image.height * scale - frame.height) / 2),
  }
}
