import type { PanMotion, Vector } from './pan/pan.state.ts'

/** Describes how a fling slows down. Speeds are in pixels per millisecond and never negative. */
export interface Decay {
  /** Duration until the fling stops. */
  durationMs(speed: number): number
  /** Distance after a time. */
  distancePx(speed: number, afterMs: number): number
  /** Speed after a time. */
  speedAfter(speed: number, afterMs: number): number
}

/** State of a fling, relative to the point of release. */
export interface FlingMotion extends PanMotion {
  /** Whether the fling has stopped. */
  readonly isOver: boolean
}

/** Remaining distance below which a glide counts as stopped, because a motion that short is invisible. */
const restPx = 0.5

/**
 * Exponential deceleration, as in scrolling lists: equal times reduce the speed by equal factors. The total distance is the initial
 * speed times `timeMs`.
 *
 * @param timeMs iOS uses about 500 for lists and about 100 for pages; the columns of a picker use 250.
 */
export function glide(timeMs = 325): Decay {
  const durationMs = (speed: number) => timeMs * Math.log(Math.max(1, (speed * timeMs) / restPx))
  return {
    durationMs,
    distancePx: (speed, afterMs) =>
      speed * timeMs * (afterMs < durationMs(speed) ? 1 - Math.exp(-afterMs / timeMs) : 1),
    speedAfter: (speed, afterMs) => (afterMs < durationMs(speed) ? speed * Math.exp(-afterMs / timeMs) : 0),
  }
}

/**
 * Constant deceleration, as of an object that slides on a table: 1,000 × `strength` pixels per second, each second. This is the
 * meaning of `friction` in MovableView.
 */
export function friction(strength = 2): Decay {
  const lossPerMs = strength / 1_000
  const durationMs = (speed: number) => speed / lossPerMs
  const passed = (speed: number, afterMs: number) => Math.min(afterMs, durationMs(speed))
  return {
    durationMs,
    distancePx: (speed, afterMs) => speed * passed(speed, afterMs) - (lossPerMs * passed(speed, afterMs) ** 2) / 2,
    speedAfter: (speed, afterMs) => speed - lossPerMs * passed(speed, afterMs),
  }
}

/** The state of a fling after a time: it moves in a straight line, in the direction of its release. */
export function flingAt(velocity: Vector, decay: Decay, afterMs: number): FlingMotion {
  const speed = Math.hypot(velocity.x, velocity.y)
  const along = (length: number): Vector =>
    speed > 0 ? { x: (velocity.x / speed) * length, y: (velocity.y / speed) * length } : { x: 0, y: 0 }
  return {
    offset: along(decay.distancePx(speed, afterMs)),
    velocity: along(decay.speedAfter(speed, afterMs)),
    isOver: afterMs >= decay.durationMs(speed),
  }
}

/** Total distance of a fling. A component that stops only at certain positions chooses the one closest to it. */
export function flingRest(velocity: Vector, decay: Decay): Vector {
  return flingAt(velocity, decay, Number.MAX_SAFE_INTEGER).offset
}
