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
  /** The frame has another size. */
  | { readonly type: 'resize' }

/** The entire image. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

/** How far a double tap enlarges. */
const toggledScale = 2

/** Moves a zoom on by one event. The image always covers the frame, or is centred where it is smaller. */
export function nextZoom(zoom: Zoom, event: ZoomEvent, rules: ZoomRules): Zoom {
  switch (event.type) {
    case 'pan':
      return within({ ...zoom, x: zoom.x + event.dx, y: zoom.y + event.dy }, rules)
    case 'scale':
      return scaleTo(zoom, zoom.scale * event.factor, event.at, rules)
    case 'toggle':
      return isZoomed(zoom) ? unzoomed : scaleTo(zoom, toggledScale, event.at, rules)
    case 'resize':
      return within(zoom, rules)
    default:
      return event satisfies never
  }
}

/** Tells whether an image is larger than at first, so that dragging moves it inside its frame. */
export function isZoomed({ scale }: Zoom): boolean {
  return scale > unzoomed.scale
}

/** The size at which an image is as large as its frame allows. One without a size of its own fills the frame. */
export function fitInside(image: Size, frame: Size): Size {
  if (image.width === 0 || image.height === 0) return frame
  const ratio = Math.min(frame.width / image.width, frame.height / image.height)
  return { width: image.width * ratio, height: image.height * ratio }
}

/** What two fingers did in one step, as the events of a zoom. `before` and `after` are the places of the same fingers. */
export function pinchEvents(before: readonly Point[], after: readonly Point[]): readonly ZoomEvent[] {
  const [from, to] = [middleOf(before), middleOf(after)]
  const factor = spreadOf(after, to) / spreadOf(before, from)
  return [
    { type: 'scale', factor: Number.isFinite(factor) && factor > 0 ? factor : 1, at: from },
    { type: 'pan', dx: to.x - from.x, dy: to.y - from.y },
  ]
}

/** What a turn of a wheel multiplies the scale by: 1.25 for a notch of a mouse, and little by little on a trackpad. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const px = deltaY * (wheelUnitsPx[deltaMode] ?? 1)
  // Browsers report a pinch on a trackpad as a wheel with ctrl, in steps of a few pixels.
  const notches = px / (ctrlKey ? 25 : 100)
  return 1.25 ** -Math.min(1, Math.max(-1, notches))
}

/** Px for one unit of a wheel, by `deltaMode`: pixels, lines, pages. */
const wheelUnitsPx = [1, 33, 800]

function scaleTo(zoom: Zoom, wanted: number, at: Point, rules: ZoomRules): Zoom {
  const scale = Math.min(rules.maxScale, Math.max(rules.minScale, wanted))
  const ratio = scale / zoom.scale
  return within({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, rules)
}

function within({ scale, x, y }: Zoom, { frame, image }: ZoomRules): Zoom {
  return {
    scale,
    x: limit(x, (image.width * scale - frame.width) / 2),
    y: limit(y, (image.height * scale - frame.height) / 2),
  }
}

/** Keeps a displacement within what the image overlaps its frame by on each side. */
function limit(displacement: number, overlap: number): number {
  if (overlap <= 0) return 0
  return Math.min(overlap, Math.max(-overlap, displacement))
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How far the fingers are apart: the sum of their distances from their middle. */
function spreadOf(points: readonly Point[], { x, y }: Point): number {
  return points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0)
}
