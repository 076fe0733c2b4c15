import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { isChromium } from '../environment/devTools.ts'
import { framesUntilHeard } from './heardKeys.ts'
import { dispatchInput, nextFrame, type Point, pointsBetween, toOuterPage } from './pointerInput.ts'
import { noteWheel, readyToScroll } from './readyToScroll.ts'

/**
 * Presses the mouse's main button at a place, until it is let go or the test ends.
 *
 * @param timestamp When, in seconds since 1970, where the time until the next event matters.
 */
export async function mouseDown(point: Point, timestamp?: number): Promise<void> {
  heldAt = point
  onTestFinished(() => (heldAt ? mouseUp(heldAt) : undefined))
  if (!isChromium) return moveThen('pressMouse', point)
  await dispatchMouse('mouseMoved', point, false, timestamp)
  await dispatchMouse('mousePressed', point, true, timestamp)
}

/** Where the button is held: a press with a button that is down already is none, also for the next file. */
let heldAt: Point | undefined

/** Moves the mouse with the main button held. */
export function mouseMove(point: Point, timestamp?: number): Promise<void> {
  if (heldAt) heldAt = point
  return isChromium ? dispatchMouse('mouseMoved', point, true, timestamp) : moveThen(undefined, point)
}

/** Takes the mouse, with no button held, to the corner of the window. */
export function restMouse(): Promise<void> {
  const corner = { x: 0, y: 0 }
  return isChromium ? dispatchMouse('mouseMoved', corner, false) : moveThen(undefined, corner)
}

/** Lets the main button go. */
export function mouseUp(point: Point, timestamp?: number): Promise<void> {
  heldAt = undefined
  return isChromium ? dispatchMouse('mouseReleased', point, false, timestamp) : moveThen('releaseMouse', point)
}

/** Drags with the main button along a straight way, once what is rendered is there with the code that comes after it. */
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
 * Clicks at a place as it is, where `userEvent.click` scrolls to an element first. By the events' own clock in no time: between
 * two events of its own, a busy machine takes long enough for a long press.
 */
export async function mouseClick(point: Point): Promise<void> {
  const timestamp = Date.now() / 1000
  await mouseDown(point, timestamp)
  await mouseUp(point, timestamp)
}

const told = { pressMouse: 'pointerdown', releaseMouse: 'pointerup' } as const

/**
 * Where there is no DevTools protocol, the commands of `scripts/browsers` move the mouse. They may come back before a busy page
 * has heard of it, so this waits until it has; of what goes elsewhere, such as into another frame, it never hears.
 */
async function moveThen(command: keyof typeof told | undefined, point: Point): Promise<void> {
  const { x, y } = toOuterPage(point)
  const heard = new AbortController()
  const onHeard = () => heard.abort()
  window.addEventListener(command ? told[command] : 'pointermove', onHeard, { capture: true, signal: heard.signal })
  await mouse.moveMouse(x, y)
  if (command) await mouse[command]()
  for (let frame = 0; frame < framesUntilHeard && !heard.signal.aborted; frame++) await nextFrame()
  heard.abort()
}

interface MouseCommands {
  moveMouse(x: number, y: number): Promise<void>
  pressMouse(): Promise<void>
  releaseMouse(): Promise<void>
}

const mouse = commands as unknown as MouseCommands

/** How far the wheel is turned, in pixels. */
interface WheelTurn {
  readonly x?: number
  readonly y?: number
  readonly ctrlKey?: boolean
  /** When, in seconds since 1970: for spins and pauses on the events' own clock. */
  readonly timestamp?: number
}

/**
 * Turns the wheel at a place: trusted events, each of which Chromium tells as a notch, however short it is (`trackpadPan` makes the
 * steps of a trackpad). Several turns come as fast as the browser takes them.
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
