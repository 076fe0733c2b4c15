import { dispatchInput, type Point, toOuterPage } from './pointerInput.ts'
import { endTurn, readyToScroll } from './readyToScroll.ts'

/** Slow: where a slanted pan waits for some frames, those of a busy machine must not be all of it. */
const speedPxPerSecond = 400

/**
 * Pans with two fingers on a trackpad along a straight way: one stream of small steps of the wheel in both axes at once, none of which
 * is a notch, with a beginning and an end. The browser scrolls by it as it does by real fingers: what the first step scrolls has it
 * to the last.
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

/** Pulls by twelve steps of a trackpad, a frame apart by the events' own clock: a busy machine makes no silence between them. */
export function pullByTrackpad(element: Element): void {
  const startMs = performance.now()
  for (let step = 0; step < 12; step++) {
    const event = new WheelEvent('wheel', { deltaY: -10 - step, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: startMs + step * 16 })
    element.dispatchEvent(event)
  }
}
