import { onTestFinished, vi } from 'vitest'
import { dispatchInput, nextFrame, type Point, toOuterPage } from './pointerInput.ts'

/** Point of the last turn of the wheel; `undefined` if the mouse has moved since. */
let turnedAt: Point | undefined

/** Records a turn of the wheel. For the browser, the turn lasts until the mouse moves; the end of the test moves the mouse. */
export function noteWheel(at: Point): void {
  if (!turnedAt) onTestFinished(endWheel)
  turnedAt = at
  isTurned = true
}

/** Whether a turn of the wheel was sent since the last pan of a trackpad. */
let isTurned = false

/**
 * Ends a turn of the wheel before a trackpad pan. Otherwise the pan would scroll the element that the wheel has scrolled, even if
 * the mouse has moved since. A pan of one pixel ends the turn, in the corner of the page that runs the tests.
 */
export async function endTurn(): Promise<void> {
  if (!isTurned) return
  isTurned = false
  const corner = { x: 1, y: 1, xDistance: 1, yDistance: 0 }
  await dispatchInput('Input.synthesizeScrollGesture', { ...corner, gestureSourceType: 'mouse', preventFling: true })
}

/**
 * Waits until touch and wheel scroll the current elements, and no removed ones, and until the code that these elements load has
 * arrived: an `import()` in a test takes a while, even of a loaded module. Call this before sending touch, mouse or wheel input.
 */
export async function readyToScroll(): Promise<void> {
  await vi.dynamicImportSettled()
  await endWheel()
  await committed()
}

/**
 * Ends a turn of the wheel by moving the mouse. If a turn has scrolled nothing, all later input scrolls nothing either, including
 * touch: in Chromium, the turn lasts until the mouse moves, even after a second and with another tree.
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
 * Waits until the compositor, which scrolls the page, has received the rendered elements. On a busy machine, this takes longer than
 * two frames of the page. An animation that the compositor runs starts only after that, so this waits for an animation.
 *
 * Chromium updates the scrollers of the compositor only if something painted has changed. If a tree without text or colour replaces
 * a similar tree, the compositor keeps the scrollers of the removed tree. So this paints a pixel in the page that runs the tests,
 * outside the frame of the tests.
 */
async function committed(): Promise<void> {
  const { document } = window.parent
  const mark = document.createElement('i')
  mark.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;background:#000;pointer-events:none'
  document.body.append(mark)
  await mark.animate({ opacity: [0.5, 1] }, 1_000_000).ready
  mark.remove()
}

/** Elements that scroll: their `scrollend` has not arrived yet. It stays empty in a browser without that event. */
const scrolling = new Set<EventTarget | null>()

if ('onscrollend' in window) {
  window.addEventListener('scroll', ({ target }) => scrolling.add(target), true)
  window.addEventListener('scrollend', ({ target }) => scrolling.delete(target), true)
}

/**
 * Waits until nothing has scrolled for 4 frames and each scroll has ended, at most 120 frames. A touch during scrolling would only
 * stop the scrolling element. Four frames without an event are not enough on a busy machine, where a snap may pause for longer.
 */
export async function scrolledOut(): Promise<void> {
  let still = 0
  const onScroll = () => {
    still = 0
  }
  window.addEventListener('scroll', onScroll, true)
  for (let frame = 0; frame < 120 && (still < 4 || isScrolling()); frame++) {
    still++
    await nextFrame()
  }
  window.removeEventListener('scroll', onScroll, true)
  scrolling.clear()
}

/** A removed element gets no `scrollend`. */
const isScrolling = () => [...scrolling].some((target) => target instanceof Node && target.isConnected)
