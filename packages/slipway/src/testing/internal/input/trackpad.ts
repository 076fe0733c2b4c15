import { dispatchInput, type Point, toOuterPage } from './pointerInput.ts'
import { endTurn, readyToScroll } from './readyToScroll.ts'

/** Low speed, so that a diagonal pan on a busy machine is longer than the few frames in which the browser chooses the scroller. */
const speedPxPerSecond = 400

/**
 * Pans with two fingers on a trackpad along a straight line: a stream of small wheel steps along both axes, with a start and an end.
 * No step is a notch. The browser handles them like a real trackpad: the element that the first step scrolls gets all steps.
 */
export async function trackpadPan(from: Point, to: Point): Promise<void> {
  await readyToScroll()
  await endTurn()
  await dispatchInput('Input.synthesizeScrollGesture', {
    ...toOuterPage(from),
    xDistance: to.x - from.x,
    yDistance: to.y - from.y,
    speed: speedPxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
}

/** Pulls down with 12 wheel steps of a trackpad. Their timestamps are 16 ms apart, so that a busy machine causes no pause. */
export function pullByTrackpad(element: Element): void {
  const startMs = performance.now()
  for (let step = 0; step < 12; step++) {
    const event = new WheelEvent('wheel', { deltaY: -10 - step, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: startMs + step * 16 })
    element.dispatchEvent(event)
  }
}
