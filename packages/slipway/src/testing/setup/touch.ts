import { onTestFinished } from 'vitest'
import { dispatchInput, type Point, pointsBetween, toOuterPage } from './pointerInput.ts'

export { centerOf, type Point } from './pointerInput.ts'

/** Fingers on the screen. */
export interface Touch {
  /** Moves the fingers, in the order they were put down. */
  move(...points: Point[]): Promise<void>
  /** Takes all fingers away. */
  end(): Promise<void>
  /** Ends the touch as the system does when it takes the gesture over. */
  cancel(): Promise<void>
}

/** Puts one finger or several down: trusted touch and pointer events, with all the browser does by itself. */
export async function touchStart(...points: Point[]): Promise<Touch> {
  // Else the browser's own gesture, a swipe from the left for Back, leaves the page that runs the tests.
  window.parent.document.documentElement.style.overscrollBehavior = 'none'
  await dispatchInput('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  onTestFinished(() => dispatchInput('Emulation.setTouchEmulationEnabled', { enabled: false }))
  await dispatchTouch('touchStart', points)
  return {
    move: (...next) => dispatchTouch('touchMove', next),
    end: () => dispatchTouch('touchEnd', []),
    cancel: () => dispatchTouch('touchCancel', []),
  }
}

/** Drags one finger along a straight way. */
export async function touchDrag(from: Point, to: Point, { steps = 8 }: { steps?: number } = {}): Promise<void> {
  const touch = await touchStart(from)
  for (const point of pointsBetween(from, to, steps)) await touch.move(point)
  await touch.end()
}

/** Taps once. */
export async function touchTap(point: Point): Promise<void> {
  const touch = await touchStart(point)
  await touch.end()
}

/** Taps a number of times at one place, as fast as the browser takes it. */
export async function touchTaps(point: Point, count: number): Promise<void> {
  const touch = await touchStart(point)
  const sent = [touch.end()]
  for (let tap = 1; tap < count; tap++) sent.push(dispatchTouch('touchStart', [point]), touch.end())
  await Promise.all(sent)
}

function dispatchTouch(type: string, points: readonly Point[]): Promise<void> {
  const touchPoints = points.map((point, id) => ({ ...toOuterPage(point), id }))
  return dispatchInput('Input.dispatchTouchEvent', { type, touchPoints })
}
