import type { PanMotion, Vector } from './pan/pan.state.ts'

/** How a thing that was thrown slows down. Speeds are pixels per millisecond, and never negative. */
export interface Decay {
  /** How long it runs on. */
  durationMs(speed: number): number
  /** How far it has come by then. */
  wayPx(speed: number, afterMs: number): number
  /** How fast it still is. */
  speedAfter(speed: number, afterMs: number): number
}

/** A throw on its way, counted from where it was let go. */
export interface FlingMotion extends PanMotion {
  /** Whether it rests. */
  readonly isOver: boolean
}

/** Where a glide counts as at rest: this close to it nothing is seen any more. */
const restPx = 0.5

/**
 * Slows down as a list does: by the same share in the same time. What is thrown at some speed comes as far as it would at that
 * speed in `timeMs`.
 *
 * @param timeMs iOS scrolls lists with about 500 and pages with about 100; the wheels of a picker have 250.
 */
export function glide(timeMs = 325): Decay {
  const durationMs = (speed: number) => timeMs * Math.log(Math.max(1, (speed * timeMs) / restPx))
  return {
    durationMs,
    wayPx: (speed, afterMs) => speed * timeMs * (afterMs < durationMs(speed) ? 1 - Math.exp(-afterMs / timeMs) : 1),
    speedAfter: (speed, afterMs) => (afterMs < durationMs(speed) ? speed * Math.exp(-afterMs / timeMs) : 0),
  }
}

/**
 * Slows down as a thing on a table does: by as many pixels per second in each second, a thousand of them for each unit of
 * `strength`. It is what `friction` of a movable view means.
 */
export function friction(strength = 2): Decay {
  const lossPerMs = strength / 1_000
  const durationMs = (speed: number) => speed / lossPerMs
  const passed = (speed: number, afterMs: number) => Math.min(afterMs, durationMs(speed))
  return {
    durationMs,
    wayPx: (speed, afterMs) => speed * passed(speed, afterMs) - (lossPerMs * passed(speed, afterMs) ** 2) / 2,
    speedAfter: (speed, afterMs) => speed - lossPerMs * passed(speed, afterMs),
  }
}

/** Where a throw is after some time: straight on, in the direction in which it was let go. */
export function flingAt(velocity: Vector, decay: Decay, afterMs: number): FlingMotion {
  const speed = Math.hypot(velocity.x, velocity.y)
  const along = (length: number): Vector =>
    speed > 0 ? { x: (velocity.x / speed) * length, y: (velocity.y / speed) * length } : { x: 0, y: 0 }
  return {
    offset: along(decay.wayPx(speed, afterMs)),
    velocity: along(decay.speedAfter(speed, afterMs)),
    isOver: afterMs >= decay.durationMs(speed),
  }
}

/** The way that a throw comes in all: a thing that rests only in some places goes to the one nearest to there. */
export function flingRest(velocity: Vector, decay: Decay): Vector {
  return flingAt(velocity, decay, Number.MAX_SAFE_INTEGER).offset
}
