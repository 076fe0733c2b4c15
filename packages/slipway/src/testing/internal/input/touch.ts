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

/** Fingers on the screen. */
export interface Touch {
  /** Moves the fingers, in the order they were put down. */
  move(...points: Point[]): Promise<void>
  /** Puts another finger down; all are given, the new one last. */
  add(...points: Point[]): Promise<void>
  /** Takes one finger away, counted from 0, from where it is. */
  lift(finger: number, at: Point): Promise<void>
  /** Takes all fingers away. */
  end(): Promise<void>
  /** Ends the touch as the system does when it takes the gesture over. */
  cancel(): Promise<void>
}

/** Puts one finger or several down: trusted touch and pointer events, with all the browser does by itself. */
export async function touchStart(...points: Point[]): Promise<Touch> {
  await prepareTouch()
  await dispatchTouch('touchStart', points)
  return touch
}

/**
 * Puts one finger down where the browser scrolls, and moves it to the first points at once, more than 16 px in all: on a busy
 * machine, a finger that waits for the page's answer becomes a long press, which scrolls nothing.
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
 * Drags one finger along a straight way, when all that scrolls has come to rest. Its first steps are on their way before the
 * start has come back, as the browser takes a finger that a busy machine has let lie for half a second for a long press, which selects
 * a text and scrolls no more.
 */
export async function touchDrag(from: Point, to: Point, { steps = 8 }: { steps?: number } = {}): Promise<void> {
  const [first, more] = partAtSlop(from, pointsBetween(from, to, steps))
  await scrolledOut()
  await prepareTouch()
  await Promise.all([dispatchTouch('touchStart', [from]), ...first.map((point) => dispatchTouch('touchMove', [point]))])
  for (const point of more) await dispatchTouch('touchMove', [point])
  await dispatchTouch('touchEnd', [])
}

/** Two places side by side, with a place in their middle. */
export function apart({ x, y }: Point, px: number): [Point, Point] {
  return [
    { x: x - px / 2, y },
    { x: x + px / 2, y },
  ]
}

/** Moves two fingers along straight ways, and lets them rest before they go. */
export async function touchPinch(
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  { steps = 8 }: { steps?: number } = {},
): Promise<void> {
  const touch = await touchStart(...from)
  const ways = from.map((point, finger) => pointsBetween(point, to[finger] ?? point, steps))
  for (let step = 0; step < steps; step++) await touch.move(...ways.flatMap((way) => way[step] ?? []))
  await touch.end()
}

/** Taps once. The end is on its way before the start has come back, as the browser takes a slow tap for a long press. */
export async function touchTap(point: Point): Promise<void> {
  await prepareTouch()
  await Promise.all([dispatchTouch('touchStart', [point]), dispatchTouch('touchEnd', [])])
}

/** Makes the machine one with a touch screen until the test ends, and waits until what is rendered can be touched. */
export async function prepareTouch(): Promise<void> {
  const test = TestRunner.getCurrentTest()
  if (test !== prepared) await takeFingers()
  prepared = test
  await readyToScroll()
}

/** The last test that has put a finger down. */
let prepared: ReturnType<typeof TestRunner.getCurrentTest>

async function takeFingers(): Promise<void> {
  keepRunnerStill()
  await dispatchInput('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  onTestFinished(async () => {
    // What a finger threw may still be scrolling, and then the next test's tap would do no more than stop it.
    await Promise.all([dispatchTouch('touchStart', [{ x: 1, y: 1 }]), dispatchTouch('touchCancel', [])])
    await dispatchInput('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
}

/**
 * Keeps the browser's own gestures from the page that runs the tests: a swipe from the left for Back would leave it, and two
 * fingers would zoom it, so that from then on every touch lands some pixels off.
 */
function keepRunnerStill(): void {
  const { style } = window.parent.document.documentElement
  style.overscrollBehavior = 'none'
  style.touchAction = 'pan-x pan-y'
}

/** Taps a number of times at one place, as fast as the browser takes it. */
export async function touchTaps(point: Point, count: number): Promise<void> {
  const touch = await touchStart(point)
  const sent = [touch.end()]
  for (let tap = 1; tap < count; tap++) sent.push(dispatchTouch('touchStart', [point]), touch.end())
  await Promise.all(sent)
}
