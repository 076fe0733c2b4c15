import { dispatchInput, type Point, pointsBetween, toOuterPage } from './pointerInput.ts'

/** Presses the mouse's main button at a place. */
export async function mouseDown(point: Point): Promise<void> {
  await dispatchMouse('mouseMoved', point, false)
  await dispatchMouse('mousePressed', point, true)
}

/** Moves the mouse with the main button held. */
export function mouseMove(point: Point): Promise<void> {
  return dispatchMouse('mouseMoved', point, true)
}

/** Lets the main button go. */
export function mouseUp(point: Point): Promise<void> {
  return dispatchMouse('mouseReleased', point, false)
}

/** Drags with the main button along a straight way. */
export async function mouseDrag(from: Point, to: Point, { steps = 8 }: { steps?: number } = {}): Promise<void> {
  await mouseDown(from)
  for (const point of pointsBetween(from, to, steps)) await mouseMove(point)
  await mouseUp(to)
}

function dispatchMouse(type: string, point: Point, isHeld: boolean): Promise<void> {
  const button = type === 'mouseMoved' && !isHeld ? 'none' : 'left'
  return dispatchInput('Input.dispatchMouseEvent', {
    ...toOuterPage(point),
    type,
    button,
    buttons: isHeld ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}
