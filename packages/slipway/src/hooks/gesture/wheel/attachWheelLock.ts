import type { Unsubscribe } from '../../../base/emitter.ts'
import { preciseSlopPx, type Vector } from '../pan/pan.state.ts'
import { firstToScroll } from '../scrollsFirst.ts'
import { wheelSilenceMs } from './wheelPan.state.ts'
import { wheelStep } from './wheelStep.ts'

/** Scrollers that are locked during a diagonal stream of wheel events. */
interface Lock {
  readonly undo: readonly Unsubscribe[]
  /** Whether the compositor may not have applied the lock yet. */
  isFresh: boolean
}

// Shared by all elements, because there is only one wheel.
let lastEvent: WheelEvent | undefined
let lastMs = Number.NEGATIVE_INFINITY
let lock: Lock | undefined
/** Distance of a diagonal stream that is still too short for a decision. */
let undecided: Vector | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Number of frames after which the compositor has applied the page's styles: it applies a frame while the previous one is in use. */
const framesToCompositor = 3

/**
 * Locks a diagonal trackpad scroll over an element to the axis along which its first few pixels are longer.
 *
 * A browser without such a lock gives a diagonal scroll to the innermost element that can scroll along either axis. A list inside a
 * swiper could hardly be scrolled then, and at the swiper's end not at all. So scrollers that cannot scroll along the axis, but lie
 * inside of one that can and would scroll across it, are locked until the stream ends. The compositor scrolls and applies the lock
 * some frames later; until then the events are prevented.
 *
 * A scroller with a scrollbar that takes up space is not locked, because its content would jump. A stream that begins exactly along
 * an axis is left to the browser.
 */
export function attachWheelLock(element: HTMLElement): Unsubscribe {
  // The capture phase lets the outermost element decide for those inside.
  const options = { capture: true, passive: false }
  element.addEventListener('wheel', onWheel, options)
  return () => element.removeEventListener('wheel', onWheel, options)
}

function onWheel(event: WheelEvent): void {
  if (event === lastEvent) return
  lastEvent = event
  const { x, y, isPinch } = wheelStep(event)
  const isFirst = Math.abs(event.timeStamp - lastMs) >= wheelSilenceMs
  lastMs = event.timeStamp
  if (isFirst) release()
  if (isFirst && event.cancelable && !isPinch && x * y !== 0) undecided = { x: 0, y: 0 }
  if (undecided) {
    // In the direction of the fingers.
    const distance = { x: undecided.x - x, y: undecided.y - y }
    undecided =
      Math.hypot(distance.x, distance.y) > preciseSlopPx && Math.abs(distance.x) !== Math.abs(distance.y)
        ? undefined
        : distance
    if (!undecided) lock = lockAcross(event.composedPath(), distance)
  }
  if (!lock && !undecided) return
  clearTimeout(timer)
  timer = setTimeout(release, wheelSilenceMs)
  // Added last, because a pull to refresh may need the event.
  if (undecided || lock?.isFresh) window.addEventListener('wheel', prevent, { once: true, passive: false })
}

const prevent = (event: Event) => event.preventDefault()

function release(): void {
  clearTimeout(timer)
  // Still registered if an element has stopped the event's propagation to the window.
  window.removeEventListener('wheel', prevent)
  for (const undo of lock?.undo ?? []) undo()
  lock = undecided = undefined
}

function lockAcross(path: readonly EventTarget[], distance: Vector): Lock | undefined {
  const isAlongX = Math.abs(distance.x) > Math.abs(distance.y)
  const mover = firstToScroll(path, document.body, distance)
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
    // Scrolling does not chain from this element to its ancestors.
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
