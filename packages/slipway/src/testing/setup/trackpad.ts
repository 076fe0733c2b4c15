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
