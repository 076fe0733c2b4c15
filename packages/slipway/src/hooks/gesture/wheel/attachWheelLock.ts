import type { Unsubscribe } from '../../../base/emitter.ts'
import { preciseSlopPx, type Vector } from '../pan/pan.state.ts'
import { firstToScroll } from '../scrollsFirst.ts'
import { wheelSilenceMs } from './wheelPan.state.ts'
import { wheelStep } from './wheelStep.ts'

/** What scrollers are kept from while a slanted stream lasts. */
interface Lock {
  readonly undo: readonly Unsubscribe[]
  /** Whether the compositor may not know of it yet. */
  isFresh: boolean
}

// Of all that have it attached: there is one wheel.
let heard: WheelEvent | undefined
let lastMs = Number.NEGATIVE_INFINITY
let lock: Lock | undefined
/** The way of a slanted stream that is too short to tell. */
let undecided: Vector | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** After so many frames the compositor knows what the page has set: it takes one when it has the one before in use. */
const framesToCompositor = 3

/**
 * Keeps a slanted pan of a trackpad over an element to the axis that its first few pixels are longer along.
 *
 * Where fingers go both ways at once, a browser that has no such lock itself scrolls the innermost thing that goes either way:
 * over a swiper a list could hardly be scrolled, and at the swiper's end not at all. So whatever lies inside of what can go along the
 * axis, and would take the way across it, does not scroll until the stream is over. It is the compositor that scrolls, and it hears
 * of that some frames later; until then the browser is kept from scrolling at all.
 *
 * A scroller whose bar takes up room stays as it is, as its content would jump. A stream that begins straight is the browser's.
 */
export function attachWheelLock(element: HTMLElement): Unsubscribe {
  // The outermost one that hears it speaks for those inside.
  const options = { capture: true, passive: false }
  element.addEventListener('wheel', onWheel, options)
  return () => element.removeEventListener('wheel', onWheel, options)
}

function onWheel(event: WheelEvent): void {
  if (event === heard) return
  heard = event
  const { x, y, isPinch } = wheelStep(event)
  const isFirst = Math.abs(event.timeStamp - lastMs) >= wheelSilenceMs
  lastMs = event.timeStamp
  if (isFirst) release()
  if (isFirst && event.cancelable && !isPinch && x * y !== 0) undecided = { x: 0, y: 0 }
  if (undecided) {
    // In the direction of fingers.
    const way = { x: undecided.x - x, y: undecided.y - y }
    undecided = Math.hypot(way.x, way.y) > preciseSlopPx && Math.abs(way.x) !== Math.abs(way.y) ? undefined : way
    if (!undecided) lock = lockAcross(event.composedPath(), way)
  }
  if (!lock && !undecided) return
  clearTimeout(timer)
  timer = setTimeout(release, wheelSilenceMs)
  // After everyone else, as a pull to refresh may want it.
  if (undecided || lock?.isFresh) window.addEventListener('wheel', prevent, { once: true, passive: false })
}

const prevent = (event: Event) => event.preventDefault()

function release(): void {
  clearTimeout(timer)
  // Still there where someone has kept an event from the window.
  window.removeEventListener('wheel', prevent)
  for (const undo of lock?.undo ?? []) undo()
  lock = undecided = undefined
}

function lockAcross(path: readonly EventTarget[], way: Vector): Lock | undefined {
  const isAlongX = Math.abs(way.x) > Math.abs(way.y)
  const mover = firstToScroll(path, document.body, way)
  const undo: Unsubscribe[] = []
  for (const element of path) {
    if (!(element instanceof HTMLElement) || element === mover || element === document.body) break
    const { overflowX, overflowY, overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(element)
    if (!/auto|scroll|hidden/.test(overflowX)) continue
    const x = {
      scrolls: /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth,
      keeps: overscrollBehaviorX !== 'auto',
      barPx: element.offsetHeight - element.clientHeight - 2 * element.clientTop,
    }
    const y = {
      scrolls: /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight,
      keeps: overscrollBehaviorY !== 'auto',
      barPx: element.offsetWidth - element.clientWidth - 2 * element.clientLeft,
    }
    const [along, across] = isAlongX ? [x, y] : [y, x]
    const axis = isAlongX ? 'Y' : 'X'
    if (!along.scrolls && across.barPx < 1) {
      if (across.scrolls) undo.push(set(element, `overflow${axis}`, 'hidden'))
      if (across.keeps) undo.push(set(element, `overscrollBehavior${axis}`, 'auto'))
    }
    // What is around it hears nothing of the way.
    if (along.keeps) break
  }
  if (undo.length === 0) return undefined
  const fresh: Lock = { undo, isFresh: true }
  afterFrames(framesToCompositor, () => {
    fresh.isFresh = false
  })
  return fresh
}

function set(
  { style }: HTMLElement,
  name: `overflow${'X' | 'Y'}` | `overscrollBehavior${'X' | 'Y'}`,
  value: string,
): Unsubscribe {
  const before = style[name]
  style[name] = value
  return () => {
    style[name] = before
  }
}

function afterFrames(count: number, call: () => void): void {
  if (count === 0) call()
  else requestAnimationFrame(() => afterFrames(count - 1, call))
}
