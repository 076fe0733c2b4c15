import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { isChromium } from '../environment/devTools.ts'
import { maxInputFrames } from './heardKeys.ts'
import { dispatchInput, nextFrame, type Point, pointsBetween, toOuterPage } from './pointerInput.ts'
import { noteWheel, readyToScroll } from './readyToScroll.ts'

/**
 * Presses the main mouse button at a point. The button is released by `mouseUp` or at the end of the test.
 *
 * @param timestamp Time of the event in seconds since 1970, for tests in which the time between events matters.
 */
export async function mouseDown(point: Point, timestamp?: number): Promise<void> {
  heldAt = point
  onTestFinished(() => (heldAt ? mouseUp(heldAt) : undefined))
  if (!isChromium) return moveThen('pressMouse', point)
  await dispatchMouse('mouseMoved', point, false, timestamp)
  await dispatchMouse('mousePressed', point, true, timestamp)
}

/** Point of the held button. It must be released: the browser ignores a press of a held button, also in the next test file. */
let heldAt: Point | undefined

/** Moves the mouse with the main button pressed. */
export function mouseMove(point: Point, timestamp?: number): Promise<void> {
  if (heldAt) heldAt = point
  return isChromium ? dispatchMouse('mouseMoved', point, true, timestamp) : moveThen(undefined, point)
}

/** Moves the mouse to the corner of the window, with no button pressed. */
export function restMouse(): Promise<void> {
  const corner = { x: 0, y: 0 }
  return isChromium ? dispatchMouse('mouseMoved', corner, false) : moveThen(undefined, corner)
}

/** Releases the main mouse button. */
export function mouseUp(point: Point, timestamp?: number): Promise<void> {
  heldAt = undefined
  return isChromium ? dispatchMouse('mouseReleased', point, false, timestamp) : moveThen('releaseMouse', point)
}

/** Drags with the main mouse button along a straight line. First waits until rendered elements can scroll; see `readyToScroll`. */
export async function mouseDrag(from: Point, to: Point, { steps = 8 }: { steps?: number } = {}): Promise<void> {
  await readyToScroll()
  await mouseDown(from)
  for (const point of pointsBetween(from, to, steps)) await mouseMove(point)
  await mouseUp(to)
}

function dispatchMouse(type: string, point: Point, isHeld: boolean, timestamp?: number): Promise<void> {
  const button = type === 'mouseMoved' && !isHeld ? 'none' : 'left'
  return dispatchInput('Input.dispatchMouseEvent', {
    ...toOuterPage(point),
    type,
    button,
    buttons: isHeld ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
    ...(timestamp && { timestamp }),
  })
}

/**
 * Clicks at a point without scrolling, unlike `userEvent.click`. Both events have the same timestamp, because the delay between
 * two separate events on a busy machine can be as long as a long press.
 */
export async function mouseClick(point: Point): Promise<void> {
  const timestamp = Date.now() / 1000
  await mouseDown(point, timestamp)
  await mouseUp(point, timestamp)
}

const eventOf = { pressMouse: 'pointerdown', releaseMouse: 'pointerup' } as const

/**
 * Moves the mouse with the commands of `scripts/browsers`, in engines without the DevTools protocol. A command can resolve before
 * a busy page receives the event, so this waits for the event. An event in another frame never arrives, so the wait is limited.
 */
async function moveThen(command: keyof typeof eventOf | undefined, point: Point): Promise<void> {
  const { x, y } = toOuterPage(point)
  const listening = new AbortController()
  const onReceived = () => listening.abort()
  window.addEventListener(command ? eventOf[command] : 'pointermove', onReceived, {
    capture: true,
    signal: listening.signal,
  })
  await mouse.moveMouse(x, y)
  if (command) await mouse[command]()
  for (let frame = 0; frame < maxInputFrames && !listening.signal.aborted; frame++) await nextFrame()
  listening.abort()
}

interface MouseCommands {
  moveMouse(x: number, y: number): Promise<void>
  pressMouse(): Promise<void>
  releaseMouse(): Promise<void>
}

const mouse = commands as unknown as MouseCommands

/** A turn of the wheel, in pixels. */
interface WheelTurn {
  readonly x?: number
  readonly y?: number
  readonly ctrlKey?: boolean
  /** Time of the event in seconds since 1970, for tests in which the time between events matters. */
  readonly timestamp?: number
}

/**
 * Turns the wheel at a point, with trusted events. Chromium reports each turn as a notch, however short it is; `trackpadPan` makes
 * the steps of a trackpad. Several turns are sent without waiting in between.
 */
export async function turnWheel(point: Point, ...turns: readonly WheelTurn[]): Promise<void> {
  await readyToScroll()
  noteWheel(point)
  const place = toOuterPage(point)
  const turn = ({ x: deltaX = 0, y: deltaY = 0, ctrlKey = false, timestamp }: WheelTurn) =>
    dispatchInput('Input.dispatchMouseEvent', {
      ...place,
      type: 'mouseWheel',
      deltaX,
      deltaY,
      modifiers: ctrlKey ? 2 : 0,
      ...(timestamp && { timestamp }),
    })
  await Promise.all(turns.map(turn))
}
