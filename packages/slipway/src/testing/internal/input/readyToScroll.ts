import { onTestFinished } from 'vitest'
import { dispatchInput, nextFrame, type Point, toOuterPage } from './pointerInput.ts'

/** Where the wheel was turned last, if the mouse has not moved since. */
let turnedAt: Point | undefined

/** Notes a turn of the wheel, which the browser takes to go on until the mouse moves, or the test ends. */
export function noteWheel(at: Point): void {
  if (!turnedAt) onTestFinished(endWheel)
  turnedAt = at
  isTurned = true
}

/** Whether a turn of the wheel was sent since the last pan of a trackpad. */
let isTurned = false

/**
 * Ends a turn of the wheel for a trackpad as well, whose pan would go on with what that has scrolled, also where the mouse has moved
 * since: a pan ends when its fingers go, so this one is of a pixel, in the corner of the page that runs the tests.
 */
export async function endTurn(): Promise<void> {
  if (!isTurned) return
  isTurned = false
  const corner = { x: 1, y: 1, xDistance: 1, yDistance: 0 }
  await dispatchInput('Input.synthesizeScrollGesture', { ...corner, gestureSourceType: 'mouse', preventFling: true })
}

/** Waits until a finger or the wheel scrolls what is there now, and nothing that was before. Before a test sends either. */
export async function readyToScroll(): Promise<void> {
  await endWheel()
  await drawn()
}

/**
 * A turn of the wheel that found nothing to scroll keeps what comes after it, fingers included, from scrolling anything: in
 * Chromium it goes on, also after a second and in another tree, until the mouse moves.
 */
async function endWheel(): Promise<void> {
  if (!turnedAt) return
  const { x, y } = turnedAt
  turnedAt = undefined
  for (const place of [
    { x: x + 20, y },
    { x, y },
  ]) {
    await dispatchInput('Input.dispatchMouseEvent', { type: 'mouseMoved', ...toOuterPage(place) })
  }
}

/**
 * What is rendered reaches the compositor, which does the scrolling, with a frame that a busy machine activates later than two
 * frames of the page; the start of an animation that the compositor runs waits for that.
 *
 * And Chromium hands it the scrollers of a page only where what is painted has changed: of two trees without a text or a colour,
 * one of which was put in the place of the other, it knew the one that was gone, however long one waited. So something is painted
 * anew, in the page that runs the tests, where no test sees it.
 */
async function drawn(): Promise<void> {
  const { document } = window.parent
  const mark = document.createElement('i')
  mark.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;background:#000;pointer-events:none'
  document.body.append(mark)
  await mark.animate({ opacity: [0.5, 1] }, 1_000_000).ready
  mark.remove()
}

/** Waits until nothing has scrolled for some frames: a finger that comes down on what is on its way takes that, and nothing else. */
export async function scrolledOut(): Promise<void> {
  let still = 0
  const onScroll = () => {
    still = 0
  }
  window.addEventListener('scroll', onScroll, true)
  for (let frame = 0; frame < 120 && still < 4; frame++) {
    still++
    await nextFrame()
  }
  window.removeEventListener('scroll', onScroll, true)
}
