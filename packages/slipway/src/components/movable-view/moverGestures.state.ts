import { clamp } from '../../base/numbers/clamp.ts'
import { withEffects } from '../../base/withEffects.ts'
import type { PanMotion, PinchMotion, Vector } from '../../hooks/gesture/index.ts'
import {
  boundedScale,
  isSamePosition,
  type MovableDirection,
  type MovablePosition,
  movesAlong,
  type Range,
  type Room,
} from './movableView.state.ts'
import { goTo, inArea, type MoverFacts, type MoverState, moved, rested, roomOf } from './mover.state.ts'

/** Begins a pan or a pinch. */
export function grabbed(state: MoverState, facts: MoverFacts, middle = state.middle): MoverState {
  const from = shown(state.position, facts, unstretched)
  return withEffects(state, { from, middle, isByUser: true, run: undefined }, 'run')
}

/** Handles a move of a pan. */
export function panned(state: MoverState, { offset }: Pick<PanMotion, 'offset'>, facts: MoverFacts): MoverState {
  const pulled = movedBy(state.from, offset)
  const inside = inArea(pulled, facts)
  const position = facts.outOfBounds ? shown(pulled, facts, stretched) : inside
  return moved(state, position, isSamePosition(position, inside) ? 'touch' : 'touch-out-of-bounds', facts)
}

/** Ends a pan: a view beyond the area returns; another view may be thrown. */
export function released(state: MoverState, velocity: Vector, facts: MoverFacts): MoverState {
  const { position } = state
  const inside = inArea(position, facts)
  if (!isSamePosition(inside, position)) return goTo(state, inside, false, 'out-of-bounds', facts)
  if (!facts.inertia || facts.isReduced || Math.hypot(velocity.x, velocity.y) === 0) return rested(state)
  return withEffects(state, { from: position, run: { name: 'throw', velocity } }, 'run')
}

/** Handles a move of a pinch. */
export function scaled(state: MoverState, motion: PinchMotion, facts: MoverFacts): MoverState {
  const { direction, scaleMin, scaleMax } = facts
  const { from, middle } = state
  const scale = boundedScale(from.scale * motion.scale, scaleMin, scaleMax)
  return moved(state, inArea(pinched(from, motion, middle, scale, direction), facts), 'touch', facts)
}

/** Handles a frame of a throw. */
export function thrown(state: MoverState, { offset }: Pick<PanMotion, 'offset'>, facts: MoverFacts): MoverState {
  return moved(state, inArea(movedBy(state.from, offset), facts), 'friction', facts)
}

/** Returns the shown value for a value beyond a range: outside, the distance is the square root of the pull. */
export function stretched(value: number, { min, max }: Range): number {
  const within = clamp(value, min, max)
  return within + Math.sign(value - within) * Math.sqrt(Math.abs(value - within))
}

/** Inverse of `stretched`: returns the pull for a shown value, so that a view caught beyond the area does not jump. */
export function unstretched(shown: number, { min, max }: Range): number {
  const within = clamp(shown, min, max)
  return within + (shown - within) * Math.abs(shown - within)
}

/** Applies a function to a position along both axes. */
export function alongBoth(
  position: MovablePosition,
  room: Room,
  map: (value: number, range: Range) => number,
): MovablePosition {
  return { x: map(position.x, room.x), y: map(position.y, room.y), scale: position.scale }
}

/**
 * Returns the position to which a pinch moves a view: the content under the fingers stays under them, along the axes in which the
 * view moves.
 *
 * @param middle Middle of the view as shown when the pinch began, in client pixels.
 * @param scale The new scale, within its limits.
 */
export function pinched(
  from: MovablePosition,
  { origin, offset }: PinchMotion,
  middle: Vector,
  scale: number,
  direction: MovableDirection,
): MovablePosition {
  const growth = scale / from.scale - 1
  const moves = movesAlong(direction)
  return {
    x: from.x + (moves.x ? offset.x + growth * (middle.x - origin.x) : 0),
    y: from.y + (moves.y ? offset.y + growth * (middle.y - origin.y) : 0),
    scale,
  }
}

function movedBy(from: MovablePosition, { x, y }: Vector): MovablePosition {
  return { ...from, x: from.x + x, y: from.y + y }
}

function shown(
  position: MovablePosition,
  facts: MoverFacts,
  map: (value: number, range: Range) => number,
): MovablePosition {
  const room = roomOf(position, facts)
  return room ? alongBoth(position, room, map) : position
}
