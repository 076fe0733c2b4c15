import type { Unsubscribe } from '../../base/emitter.ts'
import { firstToScroll } from '../../hooks/gesture/scrollsFirst.ts'
import { wheelStep } from '../../hooks/gesture/wheel/wheelStep.ts'

/** A wheel that is spun: steps without a pause. */
interface Spin {
  readonly axis: 'x' | 'y'
  /** Whether one of its steps was no notch: then it is a trackpad, some of whose steps look like notches. */
  readonly isFine: boolean
  readonly atMs: number
  /** The swiper that heard of it first. */
  readonly place: Element
  /** What it has moved. */
  readonly owner: Element | undefined
}

/** How long a wheel rests until it moves something else, as in Chromium where scrollers are nested. */
const pauseMs = 500

// Of all swipers: there is one wheel.
let spin: Spin | undefined
let heard: WheelEvent | undefined

/**
 * Turns a swiper by the notches of a mouse wheel along its axis, where nothing inside has room to scroll that way. What a wheel
 * has begun to move it moves until it pauses; at the end of that, nothing else.
 *
 * @param turn Turns it; `false` where there is no slide on that side.
 */
export function turnByNotches(scroller: HTMLElement, axis: 'x' | 'y', turn: (by: -1 | 1) => boolean): Unsubscribe {
  const isUsed = (event: WheelEvent) => {
    const { x, y, notches } = wheelStep(event)
    const now = goOn(event, scroller)
    const by = Math.sign(notches[axis]) as -1 | 0 | 1
    if (by === 0 || now.isFine || now.axis !== axis) return false
    const { owner } = now
    if (owner !== scroller) {
      const path = event.composedPath()
      const inside = firstToScroll(path, path[path.indexOf(scroller) - 1], { x: -x, y: -y })
      if (inside) {
        spin = { ...now, owner: inside }
        return false
      }
      if (owner) return scroller.contains(owner)
    }
    const isTurned = turn(by)
    if (isTurned) spin = { ...now, owner: scroller }
    return isTurned || owner === scroller
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.defaultPrevented && !event.ctrlKey && isUsed(event)) event.preventDefault()
  }
  scroller.addEventListener('wheel', onWheel, { passive: false })
  return () => scroller.removeEventListener('wheel', onWheel)
}

/** The spin that a step belongs to, as the innermost swiper hears of it. */
function goOn(event: WheelEvent, scroller: Element): Spin {
  if (spin && event === heard) return spin
  heard = event
  const { timeStamp: atMs } = event
  const { x, y, notches } = wheelStep(event)
  const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y'
  const before =
    spin && Math.abs(atMs - spin.atMs) < pauseMs && (spin.owner ?? spin.place).isConnected ? spin : undefined
  spin = {
    axis,
    isFine: before?.isFine === true || notches[axis] === 0,
    atMs,
    place: before?.place ?? scroller,
    owner: before?.axis === axis ? before.owner : undefined,
  }
  return spin
}
