import type { Vector } from './pan/pan.state.ts'

/** One of the fingers, in client pixels. */
export interface Finger extends Vector {
  readonly id: number
}

/**
 * What a pinch does with what is under it: a place `p` of the window, at its beginning, comes to
 * `origin + offset + scale * (p - origin)`.
 */
export interface PinchMotion {
  /** What the size is to be multiplied by. */
  readonly scale: number
  /** The middle of the fingers when it began. */
  readonly origin: Vector
  /** The way of what was there. */
  readonly offset: Vector
}

/** Where a pinch stands. */
export interface PinchState extends PinchMotion {
  readonly name:
    | 'possible'
    /** Recognised by this move; with the next one it has `moved`. */
    | 'begun'
    | 'moved'
    /** The last finger was lifted. */
    | 'ended'
    /** Taken away. */
    | 'cancelled'
  readonly fingers: readonly Finger[]
}

/** What happens to the fingers on an element. `cancel` is every end that the user did not mean. */
export type PinchEvent =
  | { readonly type: 'down' | 'move'; readonly finger: Finger }
  | { readonly type: 'up'; readonly id: number }
  | { readonly type: 'cancel' }

const nowhere: Vector = { x: 0, y: 0 }

/** Before the first finger. */
export const idlePinch: PinchState = { name: 'possible', fingers: [], scale: 1, origin: nowhere, offset: nowhere }

/** Fingers have a width. Whatever they do, the scale stays a number above 0, and one finger scales nothing. */
const leastSpreadPx = 1

/**
 * Moves a pinch on by one event. It begins with the first move of two fingers, and lasts until the last one is lifted: one that
 * stays moves what it holds. A finger that comes or goes moves nothing by itself.
 */
export function nextPinch(state: PinchState, event: PinchEvent): PinchState {
  const { fingers } = state
  switch (event.type) {
    case 'down':
      return withFingers(fingers.length === 0 ? idlePinch : state, [...without(fingers, event.finger.id), event.finger])
    case 'move': {
      const moved = fingers.map((finger) => (finger.id === event.finger.id ? event.finger : finger))
      if (state.name === 'possible' && fingers.length < 2) return withFingers(state, moved)
      if (state.name !== 'possible' && !isPinching(state)) return { ...state, fingers: moved }
      return { ...pinchedBy(state, fingers, moved), name: isPinching(state) ? 'moved' : 'begun', fingers: moved }
    }
    case 'up': {
      const left = without(fingers, event.id)
      if (isPinching(state) && left.length === 0) return { ...state, name: 'ended', fingers: left }
      return withFingers(state, left)
    }
    case 'cancel':
      return { ...state, name: 'cancelled' }
    default:
      return event satisfies never
  }
}

/** Tells whether a pinch is recognised and a finger still down. */
export function isPinching({ name }: PinchState): boolean {
  return name === 'begun' || name === 'moved'
}

/** A motion followed by another one: a scale about `from`, and then the way from there to `to`. */
export function scaledOn({ scale, origin, offset }: PinchMotion, factor: number, from: Vector, to = from): PinchMotion {
  return {
    scale: scale * factor,
    origin,
    offset: {
      x: to.x - origin.x + factor * (origin.x + offset.x - from.x),
      y: to.y - origin.y + factor * (origin.y + offset.y - from.y),
    },
  }
}

/** Before it has begun, its origin goes with the fingers. */
function withFingers(state: PinchState, fingers: readonly Finger[]): PinchState {
  return { ...state, fingers, ...(state.name === 'possible' && { origin: middleOf(fingers) }) }
}

function without(fingers: readonly Finger[], gone: number): readonly Finger[] {
  return fingers.filter(({ id }) => id !== gone)
}

function pinchedBy(motion: PinchMotion, before: readonly Finger[], after: readonly Finger[]): PinchMotion {
  return scaledOn(motion, spreadPx(after) / spreadPx(before), middleOf(before), middleOf(after))
}

function middleOf(fingers: readonly Vector[]): Vector {
  const sum = fingers.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), nowhere)
  const count = Math.max(1, fingers.length)
  return { x: sum.x / count, y: sum.y / count }
}

/** How far the fingers are apart: the sum of their distances from their middle. */
function spreadPx(fingers: readonly Vector[]): number {
  const middle = middleOf(fingers)
  const sum = fingers.reduce((total, { x, y }) => total + Math.hypot(x - middle.x, y - middle.y), 0)
  return Math.max(leastSpreadPx, sum)
}
