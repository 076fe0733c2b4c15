import type { Unsubscribe } from '../../base/emitter.ts'
import { firstToScroll } from '../../hooks/gesture/scrollsFirst.ts'
import { wheelStep } from '../../hooks/gesture/wheel/wheelStep.ts'

/** A spin of a wheel: steps without a pause between them. */
interface Spin {
  readonly axis: 'x' | 'y'
  /** Whether a step was not a notch. Then the device is a trackpad, some of whose steps look like notches. */
  readonly isFine: boolean
  readonly atMs: number
  /** The swiper that got the first event. */
  readonly element: Element
  /** The element that it has moved. */
  readonly moved: Element | undefined
}

/** The pause after which a wheel can move another element, as for nested scrollers in Chromium. */
const pauseMs = 500

// Shared by all swipers, because there is one wheel.
let spin: Spin | undefined
let lastEvent: WheelEvent | undefined

/**
 * Changes the slide of a swiper by the notches of a mouse wheel along its axis, unless an element in the slide can scroll in
 * that direction. A wheel keeps moving the same element until it pauses; at the end of that element nothing else moves.
 *
 * @param turn Changes the slide; returns `false` at the end of the track.
 */
export function turnByNotches(scroller: HTMLElement, axis: 'x' | 'y', turn: (by: -1 | 1) => boolean): Unsubscribe {
  const isUsed = (event: WheelEvent) => {
    const { x, y, notches } = wheelStep(event)
    const now = continueSpin(event, scroller)
    const by = Math.sign(notches[axis]) as -1 | 0 | 1
    if (by === 0 || now.isFine || now.axis !== axis) return false
    const { moved } = now
    if (moved !== scroller) {
      const path = event.composedPath()
      const inside = firstToScroll(path, path[path.indexOf(scroller) - 1], { x: -x, y: -y })
      if (inside) {
        spin = { ...now, moved: inside }
        return false
      }
      if (moved) return scroller.contains(moved)
    }
    const isTurned = turn(by)
    if (isTurned) spin = { ...now, moved: scroller }
    return isTurned || moved === scroller
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.defaultPrevented && !event.ctrlKey && isUsed(event)) event.preventDefault()
  }
  scroller.addEventListener('wheel', onWheel, { passive: false })
  return () => scroller.removeEventListener('wheel', onWheel)
}

/** The spin to which a step belongs. The innermost swiper creates or continues it. */
function continueSpin(event: WheelEvent, scroller: Element): Spin {
  if (spin && event === lastEvent) return spin
  lastEvent = event
  const { timeStamp: atMs } = event
  const { x, y, notches } = wheelStep(event)
  const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y'
  const before =
    spin && Math.abs(atMs - spin.atMs) < pauseMs && (spin.moved ?? spin.element).isConnected ? spin : undefined
  spin = {
    axis,
    isFine: before?.isFine === true || notches[axis] === 0,
    atMs,
    element: before?.element ?? scroller,
    moved: before?.axis === axis ? before.moved : undefined,
  }
  return spin
}
