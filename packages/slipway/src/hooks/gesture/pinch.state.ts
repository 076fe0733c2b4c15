import type { Vector } from './pan/pan.state.ts'

/** A touch, in client pixels. */
export interface Finger extends Vector {
  readonly id: number
}

/** Transformation by a pinch: a point `p` of the window at the start moves to `origin + offset + scale * (p - origin)`. */
export interface PinchMotion {
  /** Factor by which the size is multiplied. */
  readonly scale: number
  /** The centre of the touches at the start. */
  readonly origin: Vector
  /** Distance that the content at `origin` has moved. */
  readonly offset: Vector
}

/** State of a pinch. */
export interface PinchState extends PinchMotion {
  readonly name:
    | 'possible'
    /** Recognised by this move; the next move leads to `moved`. */
    | 'begun'
    | 'moved'
    /** The last finger was lifted. */
    | 'ended'
    /** Cancelled. */
    | 'cancelled'
  readonly fingers: readonly Finger[]
}

/** Events of the touches on an element. `cancel` stands for each end that the user did not intend. */
export type PinchEvent =
  | { readonly type: 'down' | 'move'; readonly finger: Finger }
  | { readonly type: 'up'; readonly id: number }
  | { readonly type: 'cancel' }

const nowhere: Vector = { x: 0, y: 0 }

/** State before the first touch. */
export const idlePinch: PinchState = { name: 'possible', fingers: [], scale: 1, origin: nowhere, offset: nowhere }

/** Minimum spread of the touches. It keeps the scale a positive number, and a single touch from scaling. */
const leastSpreadPx = 1

/**
 * The state of a pinch after one event. The pinch begins with the first move of two touches and lasts until the last one ends: a
 * remaining touch still moves the content. Adding or lifting a finger moves nothing.
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

/** Whether a pinch is recognised and a finger is still down. */
export function isPinching({ name }: PinchState): boolean {
  return name === 'begun' || name === 'moved'
}

/** Appends a motion to another one: a scale about `from`, followed by a move from `from` to `to`. */
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

/** Before the pinch begins, its origin follows the touches. */
function withFingers(state: PinchState, fingers: readonly Finger[]): PinchState {
  return { ...state, fingers, ...(state.name === 'possible' && { origin: middleOf(fingers) }) }
}

function without(fingers: readonly Finger[], removedId: number): readonly Finger[] {
  return fingers.filter(({ id }) => id !== removedId)
}

function pinchedBy(motion: PinchMotion, before: readonly Finger[], after: readonly Finger[]): PinchMotion {
  return scaledOn(motion, spreadPx(after) / spreadPx(before), middleOf(before), middleOf(after))
}

function middleOf(fingers: readonly Vector[]): Vector {
  const sum = fingers.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), nowhere)
  const count = Math.max(1, fingers.length)
  return { x: sum.x / count, y: sum.y / count }
}

/** Spread of the touches: the sum of their distances from their centre. */
function spreadPx(fingers: readonly Vector[]): number {
  const middle = middleOf(fingers)
  const sum = fingers.reduce((total, { x, y }) => total + Math.hypot(x - middle.x, y - middle.y), 0)
  return Math.max(leastSpreadPx, sum)
}
