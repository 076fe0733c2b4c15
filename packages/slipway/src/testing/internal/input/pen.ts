import { dispatchInput, type Point, pointsBetween, toOuterPage } from './pointerInput.ts'
import { readyToScroll } from './readyToScroll.ts'

/** Puts the tip of a pen down. */
export async function penDown(point: Point): Promise<void> {
  await dispatchPen('mouseMoved', point, false)
  await dispatchPen('mousePressed', point, true)
}

/** Moves the tip of a pen that is down. */
export function penMove(point: Point): Promise<void> {
  return dispatchPen('mouseMoved', point, true)
}

/** Lifts a pen. */
export function penUp(point: Point): Promise<void> {
  return dispatchPen('mouseReleased', point, false)
}

/** Drags a pen along a straight line. First waits until rendered elements can scroll; see `readyToScroll`. */
export async function penDrag(from: Point, to: Point, { steps = 8 }: { steps?: number } = {}): Promise<void> {
  await readyToScroll()
  await penDown(from)
  for (const point of pointsBetween(from, to, steps)) await penMove(point)
  await penUp(to)
}

function dispatchPen(type: string, point: Point, isDown: boolean): Promise<void> {
  return dispatchInput('Input.dispatchMouseEvent', {
    ...toOuterPage(point),
    type,
    pointerType: 'pen',
    button: type === 'mouseMoved' && !isDown ? 'none' : 'left',
    buttons: isDown ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}
