import { clamp } from '../../base/clamp.ts'
import type { Vector } from '../../hooks/gesture/index.ts'

/**
 * Where a movable view is in its area: the place of its left and upper edge, in pixels, as if it had its own size; and what that
 * size is multiplied by, about its middle.
 */
export interface Place extends Vector {
  readonly scale: number
}

/** The directions in which a view can be moved. */
export type MovableDirection = 'all' | 'vertical' | 'horizontal' | 'none'

/** How far a view can go along one axis. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** How far a view can go. */
export interface Room {
  readonly x: Range
  readonly y: Range
}

/** S5.17. */
const leastScale = 0.5
const greatestScale = 10

/** Bounds a scale by the owner's limits, and those by 0.5 and 10. Where they contradict each other, the upper one holds. */
export function boundedScale(scale: number, min: number, max: number): number {
  const bounded = (value: number) => clamp(value, leastScale, greatestScale)
  return clamp(scale, bounded(min), bounded(max))
}

/** How far a view can go along one axis: to the ends of its area or, where it is larger than that, to where its own ends are. */
export function rangeOf(viewPx: number, areaPx: number, scale: number): Range {
  const grownPx = (viewPx * (scale - 1)) / 2
  const far = areaPx - viewPx - grownPx
  return { min: Math.min(grownPx, far), max: Math.max(grownPx, far) }
}

/** The nearest place inside. */
export function fitted({ x, y, scale }: Place, room: Room): Place {
  return { x: clamp(x, room.x.min, room.x.max), y: clamp(y, room.y.min, room.y.max), scale }
}

/** Tells whether two places are the same. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale
}

/** Whether a view moves along an axis. */
export function movesAlong(direction: MovableDirection): { readonly x: boolean; readonly y: boolean } {
  return {
    x: direction === 'all' || direction === 'horizontal',
    y: direction === 'all' || direction === 'vertical',
  }
}

/** What a press of a key is. */
export type KeyFacts = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What keys may do to a view. */
export interface KeyRules {
  readonly direction: MovableDirection
  /** Whether they change its size. */
  readonly scale: boolean
  /** Where Home takes it. */
  readonly start: Place
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const keyScale = 1.25

/** Where a key takes a view, before that is bounded. A key that means nothing to it takes it nowhere. */
export function keyed(place: Place, press: KeyFacts, { direction, scale, start }: KeyRules): Place | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey) return
  const moves = movesAlong(direction)
  const [x, y] = arrows[key] ?? [0, 0]
  if ((x && moves.x) || (y && moves.y)) {
    const stepPx = shiftKey ? 1 : 10
    return { ...place, x: place.x + x * stepPx, y: place.y + y * stepPx }
  }
  if (key === 'Home') {
    return {
      x: moves.x ? start.x : place.x,
      y: moves.y ? start.y : place.y,
      scale: scale ? start.scale : place.scale,
    }
  }
  if (!scale) return
  if (/^[+=]$/.test(key)) return { ...place, scale: place.scale * keyScale }
  return /^[-_]$/.test(key) ? { ...place, scale: place.scale / keyScale } : undefined
}

/**
 * The share of its way that a view still has before it, as it comes back on a spring of mass 1, with a stiffness of
 * 9·damping²/40: such a spring never swings past its end.
 */
export function springLeft(damping: number, afterMs: number): number {
  const spread = damping * Math.sqrt(0.1)
  const slow = (spread - damping) / 2
  const fast = (-spread - damping) / 2
  const seconds = afterMs / 1_000
  return (slow * Math.exp(fast * seconds) - fast * Math.exp(slow * seconds)) / (slow - fast)
}
