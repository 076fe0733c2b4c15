import { devTools } from '../environment/devTools.ts'

/** A point in the test's window, in client pixels like those of `getBoundingClientRect`. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the centre of an element. */
export function centerOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns the points of a straight line in equal steps, without its start and with its end. */
export function pointsBetween(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** Distance that a touch can move in Chromium before it scrolls. Within this distance, it becomes a long press after half a second. */
const nativeSlopPx = 15

/**
 * Splits the points of a touch in two. The first points must be sent together with the start: they end with the first point that
 * rules out a long press. The other points can follow at any later time.
 */
export function partAtSlop(
  from: Point,
  points: readonly Point[],
): readonly [first: readonly Point[], more: readonly Point[]] {
  const beyond = points.findIndex(({ x, y }) => Math.hypot(x - from.x, y - from.y) > nativeSlopPx + 1)
  const count = beyond < 0 ? points.length : beyond + 1
  return [points.slice(0, count), points.slice(count)]
}

/** Sends trusted input through the DevTools protocol. Its points are relative to the corner of the outermost page. */
export async function dispatchInput(method: string, params: Record<string, unknown>): Promise<void> {
  await devTools().send(method, params)
}

/** Converts a point in the test's frame to a point in the outermost page. */
export function toOuterPage({ x, y }: Point): Point {
  const frame = window.frameElement as HTMLElement | null
  if (!frame) return { x, y }
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.offsetWidth
  return { x: left + x * scale, y: top + y * scale }
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/**
 * Sends touch points, and waits until the page has received the event. If no listener can prevent an event, the browser responds
 * when it has queued the event, before a busy page receives it. The next frame begins with all queued events.
 */
export async function dispatchTouch(type: TouchType, points: readonly Point[], timestamp?: number): Promise<void> {
  const touchPoints = points.map((point, id) => ({ ...toOuterPage(point), id }))
  await dispatchInput('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) })
  await nextFrame()
}

/** Waits for the page's next frame, which begins with all queued input. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestFrame)
}

// The original function, which works with fake timers too.
const requestFrame = window.requestAnimationFrame.bind(window)
