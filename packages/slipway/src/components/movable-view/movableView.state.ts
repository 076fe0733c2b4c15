import { clamp } from '../../base/numbers/clamp.ts'
import type { Vector } from '../../hooks/gesture/index.ts'

/**
 * Position of a movable view in its area: the distance of its left and upper edge in pixels at its unscaled size, and its scale
 * about its middle.
 */
export interface MovablePosition extends Vector {
  readonly scale: number
}

/** Directions in which a view can be moved. */
export type MovableDirection = 'all' | 'vertical' | 'horizontal' | 'none'

/** Range of a view's positions along one axis. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** Range of a view's positions along both axes. */
export interface Room {
  readonly x: Range
  readonly y: Range
}

/** Limits of the scale, from section 5 of the specification (S5.17). */
const leastScale = 0.5
const greatestScale = 10

/** Limits a scale to `min` and `max`, and these to 0.5 and 10. If `min` is above `max`, `max` applies. */
export function boundedScale(scale: number, min: number, max: number): number {
  const bounded = (value: number) => clamp(value, leastScale, greatestScale)
  return clamp(scale, bounded(min), bounded(max))
}

/** Returns the range of a view's positions along one axis. A view that is larger than its area always covers the area. */
export function rangeOf(viewPx: number, areaPx: number, scale: number): Range {
  const grownPx = (viewPx * (scale - 1)) / 2
  const far = areaPx - viewPx - grownPx
  return { min: Math.min(grownPx, far), max: Math.max(grownPx, far) }
}

/** Returns the nearest position inside the range. */
export function fitted({ x, y, scale }: MovablePosition, room: Room): MovablePosition {
  return { x: clamp(x, room.x.min, room.x.max), y: clamp(y, room.y.min, room.y.max), scale }
}

/** Returns whether two positions are the same. */
export function isSamePosition(one: MovablePosition, other: MovablePosition): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale
}

/** Returns the axes along which a view moves. */
export function movesAlong(direction: MovableDirection): { readonly x: boolean; readonly y: boolean } {
  return {
    x: direction === 'all' || direction === 'horizontal',
    y: direction === 'all' || direction === 'vertical',
  }
}

/** Facts of a key press. */
export type KeyFacts = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Rules for moving a view by keys. */
export interface KeyRules {
  readonly direction: MovableDirection
  /** Whether keys scale the view. */
  readonly scale: boolean
  /** The position that Home moves the view to. */
  readonly start: MovablePosition
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const keyScale = 1.25

/** Returns the position to which a key moves a view, before limits apply; `undefined` for a key that does not move it. */
export function keyed(
  position: MovablePosition,
  press: KeyFacts,
  { direction, scale, start }: KeyRules,
): MovablePosition | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey) return
  const moves = movesAlong(direction)
  const [x, y] = arrows[key] ?? [0, 0]
  if ((x && moves.x) || (y && moves.y)) {
    const stepPx = shiftKey ? 1 : 10
    return { ...position, x: position.x + x * stepPx, y: position.y + y * stepPx }
  }
  if (key === 'Home') {
    return {
      x: moves.x ? start.x : position.x,
      y: moves.y ? start.y : position.y,
      scale: scale ? start.scale : position.scale,
    }
  }
  if (!scale) return
  if (/^[+=]$/.test(key)) return { ...position, scale: position.scale * keyScale }
  return /^[-_]$/.test(key) ? { ...position, scale: position.scale / keyScale } : undefined
}

/**
 * Returns the share of the distance that is left when a view moves on a spring of mass 1, with a stiffness of 9·damping²/40: such
 * a spring never overshoots.
 */
export function springLeft(damping: number, afterMs: number): number {
  const spread = damping * Math.sqrt(0.1)
  const slow = (spread - damping) / 2
  const fast = (-spread - damping) / 2
  const seconds = afterMs / 1_000
  return (slow * Math.exp(fast * seconds) - fast * Math.exp(slow * seconds)) / (slow - fast)
}
