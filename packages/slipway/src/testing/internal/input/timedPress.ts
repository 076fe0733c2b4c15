import { userEvent } from 'vitest/browser'
import { isChromium } from '../environment/devTools.ts'
import {
  dispatchInput,
  dispatchTouch,
  nextFrame,
  type Point,
  partAtSlop,
  pointsBetween,
  toOuterPage,
} from './pointerInput.ts'
import { scrolledOut } from './readyToScroll.ts'
import { prepareTouch, touchTaps } from './touch.ts'

/**
 * Presses for which the time matters. The events have explicit timestamps, so the times do not depend on the speed of the test.
 */

/** Taps twice at one point with one finger within 120 ms. */
export function doubleTap(place: Point): Promise<void> {
  return touchTaps(place, 2)
}

/** Clicks twice at one point with the main mouse button within 120 ms. All events are sent together; see `touchTaps`. */
export async function doubleClick(place: Point): Promise<void> {
  const startMs = Date.now() - 120
  const button = { button: 'left', clickCount: 1, ...toOuterPage(place) }
  const send = (type: string, buttons: number, afterMs: number) =>
    dispatchInput('Input.dispatchMouseEvent', { type, buttons, ...button, timestamp: (startMs + afterMs) / 1_000 })
  await Promise.all([0, 100].flatMap((atMs) => [send('mousePressed', 1, atMs), send('mouseReleased', 0, atMs + 20)]))
  await nextFrame()
}

/** Drags the mouse horizontally by a number of pixels within one frame, and releases the button. */
export async function flick(from: Point, px: number): Promise<void> {
  const seconds = Date.now() / 1000
  const dispatch = (type: string, point: Point, buttons: number, afterMs: number) =>
    dispatchInput('Input.dispatchMouseEvent', {
      type,
      button: 'left',
      buttons,
      clickCount: 1,
      ...toOuterPage(point),
      timestamp: seconds + afterMs / 1000,
    })
  const to = { x: from.x + px, y: from.y }
  await dispatch('mousePressed', from, 1, 0)
  await dispatch('mouseMoved', to, 1, 16)
  await dispatch('mouseReleased', to, 0, 17)
}

/** Releases the main mouse button, or lifts a pen, after a rest of 0.5 s, so that the dragged element gets no momentum. */
export async function restingMouseUp(place: Point, pointerType: 'mouse' | 'pen' = 'mouse'): Promise<void> {
  const timestamp = Date.now() / 1000 + 0.5
  const button = { button: 'left', buttons: 0, clickCount: 1, pointerType, ...toOuterPage(place), timestamp }
  await dispatchInput('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
}

/** Drags one finger slowly, and lets it rest before the end, so that the scrolled element gets no momentum. */
export async function restingDrag(from: Point, to: Point, { steps = 4 }: { steps?: number } = {}): Promise<void> {
  await scrolledOut()
  await prepareTouch()
  await slowDrag(from, [...pointsBetween(from, to, steps), to])
}

/** Drags one finger slowly along some points. Call `scrolledOut` and `prepareTouch` first. */
export async function slowDrag(from: Point, points: readonly Point[]): Promise<void> {
  const [first, more] = partAtSlop(from, points)
  let seconds = Date.now() / 1000
  const dispatch = (type: 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    seconds += 0.2
    return dispatchTouch(type, points, seconds)
  }
  // Sent together, because the touch could become a long press otherwise; see `touchDrag`.
  await Promise.all([
    dispatchTouch('touchStart', [from], seconds),
    ...first.map((point) => dispatch('touchMove', [point])),
  ])
  for (const point of more) await dispatch('touchMove', [point])
  await dispatch('touchEnd', [])
}

/** Types letters with 50 ms between them, as for a search by first letters. */
export async function typeTogether(text: string): Promise<void> {
  // Other engines have no timestamps for events.
  if (!isChromium) return userEvent.keyboard(text)
  const seconds = Date.now() / 1000
  for (const [nth, key] of [...text].entries()) {
    const timestamp = seconds + 0.05 * nth
    await dispatchInput('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, timestamp })
    await dispatchInput('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp: timestamp + 0.02 })
  }
  await nextFrame()
}
