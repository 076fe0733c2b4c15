import { devTools } from '../environment/devTools.ts'

/** A place in the test's window, in client pixels, as `getBoundingClientRect` gives it. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element. */
export function centerOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The places of a straight way in equal steps, without its start and with its end. */
export function pointsBetween(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** As far as a finger may drift in Chromium before it scrolls, and is taken for a long press after half a second. */
const nativeSlopPx = 15

/**
 * Parts a finger's way in what has to be sent along with its start, up to the first point that is surely no long press, and what may
 * follow as the page answers, however late that is.
 */
export function partAtSlop(
  from: Point,
  way: readonly Point[],
): readonly [first: readonly Point[], more: readonly Point[]] {
  const beyond = way.findIndex(({ x, y }) => Math.hypot(x - from.x, y - from.y) > nativeSlopPx + 1)
  const count = beyond < 0 ? way.length : beyond + 1
  return [way.slice(0, count), way.slice(count)]
}

/** Sends trusted input through the DevTools protocol, which counts from the corner of the outermost page. */
export async function dispatchInput(method: string, params: Record<string, unknown>): Promise<void> {
  await devTools().send(method, params)
}

/** Translates a place in the test's frame into one in the outermost page. */
export function toOuterPage({ x, y }: Point): Point {
  const frame = window.frameElement as HTMLElement | null
  if (!frame) return { x, y }
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.offsetWidth
  return { x: left + x * scale, y: top + y * scale }
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/**
 * Sends fingers, and waits until the page has heard of them. The browser answers as soon as it has queued what no listener can
 * prevent, which is before a busy page is told; its next frame begins with all that is queued.
 */
export async function dispatchTouch(type: TouchType, points: readonly Point[], timestamp?: number): Promise<void> {
  const touchPoints = points.map((point, id) => ({ ...toOuterPage(point), id }))
  await dispatchInput('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) })
  await nextFrame()
}

/** Waits for the page's next frame, which begins with all input that is queued. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestFrame)
}

// Tests that fake the clock leave this one alone.
const requestFrame = window.requestAnimationFrame.bind(window)
