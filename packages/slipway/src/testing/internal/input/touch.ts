import { onTestFinished, TestRunner } from 'vitest'
import {
  dispatchInput,
  dispatchTouch,
  nextFrame,
  type Point,
  partAtSlop,
  pointsBetween,
  toOuterPage,
} from './pointerInput.ts'
import { readyToScroll, scrolledOut } from './readyToScroll.ts'

export { centerOf, type Point } from './pointerInput.ts'

/** A touch with one or more fingers. */
export interface Touch {
  /** Moves the fingers; the points are in the order in which the fingers were added. */
  move(...points: Point[]): Promise<void>
  /** Puts another finger down. The points are those of all fingers, the new one last. */
  add(...points: Point[]): Promise<void>
  /** Lifts one finger, counted from 0, at its current point. */
  lift(finger: number, at: Point): Promise<void>
  /** Lifts all fingers. */
  end(): Promise<void>
  /** Cancels the touch, as the system does when it handles the gesture itself. */
  cancel(): Promise<void>
}

/** Starts a touch with one or more fingers: trusted touch and pointer events, with the browser's default actions. */
export async function touchStart(...points: Point[]): Promise<Touch> {
  await prepareTouch()
  await dispatchTouch('touchStart', points)
  return touch
}

/**
 * Starts a touch in a scroller, and moves it to the first points at once, by more than 16 px in total. On a busy machine, a touch
 * that waits for the page's response becomes a long press, which scrolls nothing.
 */
export async function touchMoving(from: Point, ...first: readonly Point[]): Promise<Touch> {
  await prepareTouch()
  await Promise.all([dispatchTouch('touchStart', [from]), ...first.map((point) => dispatchTouch('touchMove', [point]))])
  return touch
}

const touch: Touch = {
  move: (...next) => dispatchTouch('touchMove', next),
  add: (...next) => dispatchTouch('touchStart', next),
  async lift(id, at) {
    await dispatchInput('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [{ ...toOuterPage(at), id }] })
    await nextFrame()
  },
  end: () => dispatchTouch('touchEnd', []),
  cancel: () => dispatchTouch('touchCancel', []),
}

/**
 * Drags one finger along a straight line, after all scrolling has ended. The first steps are sent together with the start. On a busy
 * machine, the touch could otherwise stay in place for half a second and become a long press, which selects text and does not scroll.
 */
export async function touchDrag(from: Point, to: Point, { steps = 8 }: { steps?: number } = {}): Promise<void> {
  const [first, more] = partAtSlop(from, pointsBetween(from, to, steps))
  await scrolledOut()
  await prepareTouch()
  await Promise.all([dispatchTouch('touchStart', [from]), ...first.map((point) => dispatchTouch('touchMove', [point]))])
  for (const point of more) await dispatchTouch('touchMove', [point])
  await dispatchTouch('touchEnd', [])
}

/** Returns two points with this horizontal distance and the given point in the middle. */
export function apart({ x, y }: Point, px: number): [Point, Point] {
  return [
    { x: x - px / 2, y },
    { x: x + px / 2, y },
  ]
}

/** Moves two fingers along straight lines, and lifts them. */
export async function touchPinch(
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  { steps = 8 }: { steps?: number } = {},
): Promise<void> {
  const touch = await touchStart(...from)
  const lines = from.map((point, finger) => pointsBetween(point, to[finger] ?? point, steps))
  for (let step = 0; step < steps; step++) await touch.move(...lines.flatMap((line) => line[step] ?? []))
  await touch.end()
}

/** Taps once. */
export function touchTap(point: Point): Promise<void> {
  return touchTaps(point, 1)
}

/** Time from the start of a tap to its end, and from there to the next tap. */
const tapMs = 30

/**
 * Taps a number of times at one point, with explicit timestamps. All events are sent together: the browser treats a slow tap as a long
 * press, and the app treats slow taps as separate ones.
 */
export async function touchTaps(point: Point, count: number): Promise<void> {
  await prepareTouch()
  const startMs = Date.now() - 2 * count * tapMs
  const secondsAt = (nth: number) => (startMs + nth * tapMs) / 1_000
  const sent = Array.from({ length: count }, (_, tap) => [
    dispatchTouch('touchStart', [point], secondsAt(2 * tap)),
    dispatchTouch('touchEnd', [], secondsAt(2 * tap + 1)),
  ])
  await Promise.all(sent.flat())
}

/** Emulates a touch screen until the test ends, and waits until the rendered elements can scroll; see `readyToScroll`. */
export async function prepareTouch(): Promise<void> {
  const test = TestRunner.getCurrentTest()
  if (test !== prepared) await emulateTouch()
  prepared = test
  await readyToScroll()
}

/** The last test for which touch was emulated. */
let prepared: ReturnType<typeof TestRunner.getCurrentTest>

async function emulateTouch(): Promise<void> {
  disableBrowserGestures()
  await dispatchInput('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  onTestFinished(async () => {
    // A touch stops any momentum scrolling. Otherwise the first tap of the next test would only stop it.
    await Promise.all([dispatchTouch('touchStart', [{ x: 1, y: 1 }]), dispatchTouch('touchCancel', [])])
    await dispatchInput('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
}

/**
 * Disables the browser's own gestures on the page that runs the tests. A swipe from the left (Back) would leave the page. A pinch
 * would zoom the page, and all later touches would be some pixels off.
 */
function disableBrowserGestures(): void {
  const { style } = window.parent.document.documentElement
  style.overscrollBehavior = 'none'
  style.touchAction = 'pan-x pan-y'
}
