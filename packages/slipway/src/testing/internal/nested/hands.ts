import { mouseDown, mouseMove, turnWheel } from '../input/mouse.ts'
import { penDown, penMove } from '../input/pen.ts'
import { dispatchInput, type Point, pointsBetween, toOuterPage } from '../input/pointerInput.ts'
import { restingMouseUp, slowDrag } from '../input/timedPress.ts'
import { prepareTouch } from '../input/touch.ts'
import { trackpadPan } from '../input/trackpad.ts'
import type { DragInput } from './rows.ts'

const steps = 3

/**
 * Makes a slow drag along a straight line with each input. Nothing may move before the drag. The pointer rests before its release,
 * so that nothing continues with momentum.
 */
export const dragBy: Readonly<Record<DragInput, (from: Point, to: Point) => Promise<void>>> = {
  finger: (from, to) => slowDrag(from, pointsBetween(from, to, steps)),
  async mouse(from, to) {
    await mouseDown(from)
    for (const point of pointsBetween(from, to, steps)) await mouseMove(point)
    await restingMouseUp(to)
  },
  async pen(from, to) {
    await penDown(from)
    // Chromium's range inputs lose a pen that leaves their block within a step.
    for (const point of pointsBetween(from, to, 4 * steps)) await penMove(point)
    await restingMouseUp(to, 'pen')
  },
  wheel: (from, to) =>
    Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
      ? turnWheel(from, { x: 120 * Math.sign(from.x - to.x) })
      : turnWheel(from, { y: 120 * Math.sign(from.y - to.y) }),
  trackpad: trackpadPan,
}

/** Moves the pointer by 1 px to a point without a press. Touch input cannot do this, so it is only prepared. */
export async function pointAt({ x, y }: Point, input: DragInput): Promise<void> {
  if (input === 'finger') return prepareTouch()
  const pointerType = input === 'pen' ? 'pen' : 'mouse'
  for (const place of [
    { x: x + 1, y },
    { x, y },
  ]) {
    await dispatchInput('Input.dispatchMouseEvent', { ...toOuterPage(place), type: 'mouseMoved', pointerType })
  }
}
