import { mouseDown, mouseMove, turnWheel } from '../mouse.ts'
import { penDown, penMove } from '../pen.ts'
import { dispatchInput, type Point, pointsBetween, toOuterPage } from '../pointerInput.ts'
import { restingDrag, restingMouseUp } from '../timedPress.ts'
import { prepareTouch } from '../touch.ts'
import type { Hand } from './rows.ts'

/** Drags slowly along a straight way, and rests before it lets go: nothing is thrown. */
export const hands: Readonly<Record<Hand, (from: Point, to: Point) => Promise<void>>> = {
  finger: (from, to) => restingDrag(from, to, { steps: 8 }),
  async mouse(from, to) {
    await mouseDown(from)
    for (const point of pointsBetween(from, to, 8)) await mouseMove(point)
    await restingMouseUp(to)
  },
  async pen(from, to) {
    await penDown(from)
    for (const point of pointsBetween(from, to, 8)) await penMove(point)
    await restingMouseUp(to, 'pen')
  },
  wheel: (from, to) =>
    Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
      ? turnWheel(from, { x: 120 * Math.sign(from.x - to.x) })
      : turnWheel(from, { y: 120 * Math.sign(from.y - to.y) }),
}

/** Points at a place from the one beside it, without a press. For a finger, which cannot, things grow larger. */
export async function pointAt({ x, y }: Point, hand: Hand): Promise<void> {
  if (hand === 'finger') return prepareTouch()
  const pointerType = hand === 'pen' ? 'pen' : 'mouse'
  for (const place of [
    { x: x + 1, y },
    { x, y },
  ]) {
    await dispatchInput('Input.dispatchMouseEvent', { ...toOuterPage(place), type: 'mouseMoved', pointerType })
  }
}
