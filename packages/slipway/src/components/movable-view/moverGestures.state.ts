import { clamp } from '../../base/clamp.ts'
import { withEffects } from '../../base/withEffects.ts'
import type { PanMotion, PinchMotion, Vector } from '../../hooks/gesture/index.ts'
import {
  boundedScale,
  isSamePlace,
  type MovableDirection,
  movesAlong,
  type Place,
  type Range,
  type Room,
} from './movableView.state.ts'
import { goTo, inArea, type MoverFacts, type MoverState, moved, rested, roomOf } from './mover.state.ts'

/** A pan or a pinch begins. */
export function grabbed(state: MoverState, facts: MoverFacts, middle = state.middle): MoverState {
  const from = drawn(state.place, facts, unstretched)
  return withEffects(state, { from, middle, isByUser: true, run: undefined }, 'run')
}

/** A pan moves. */
export function panned(state: MoverState, { offset }: Pick<PanMotion, 'offset'>, facts: MoverFacts): MoverState {
  const pulled = movedBy(state.from, offset)
  const inside = inArea(pulled, facts)
  const place = facts.outOfBounds ? drawn(pulled, facts, stretched) : inside
  return moved(state, place, isSamePlace(place, inside) ? 'touch' : 'touch-out-of-bounds', facts)
}

/** A pan ends: a view beyond the area returns, another one may be thrown. */
export function released(state: MoverState, velocity: Vector, facts: MoverFacts): MoverState {
  const { place } = state
  const inside = inArea(place, facts)
  if (!isSamePlace(inside, place)) return goTo(state, inside, false, 'out-of-bounds', facts)
  if (!facts.inertia || facts.isReduced || Math.hypot(velocity.x, velocity.y) === 0) return rested(state)
  return withEffects(state, { from: place, run: { name: 'throw', velocity } }, 'run')
}

/** A pinch moves. */
export function scaled(state: MoverState, motion: PinchMotion, facts: MoverFacts): MoverState {
  const { direction, scaleMin, scaleMax } = facts
  const { from, middle } = state
  const scale = boundedScale(from.scale * motion.scale, scaleMin, scaleMax)
  return moved(state, inArea(pinched(from, motion, middle, scale, direction), facts), 'touch', facts)
}

/** A frame of a throw. */
export function thrown(state: MoverState, { offset }: Pick<PanMotion, 'offset'>, facts: MoverFacts): MoverState {
  return moved(state, inArea(movedBy(state.from, offset), facts), 'friction', facts)
}

/** Draws a value that is pulled out of a range: as far out as the square root of the pull. */
export function stretched(value: number, { min, max }: Range): number {
  const within = clamp(value, min, max)
  return within + Math.sign(value - within) * Math.sqrt(Math.abs(value - within))
}

/** The pull by which a value was drawn where it is: so that what is caught out there does not jump. */
export function unstretched(drawn: number, { min, max }: Range): number {
  const within = clamp(drawn, min, max)
  return within + (drawn - within) * Math.abs(drawn - within)
}

/** Does something to a place along both axes. */
export function alongBoth(place: Place, room: Room, draw: (value: number, range: Range) => number): Place {
  return { x: draw(place.x, room.x), y: draw(place.y, room.y), scale: place.scale }
}

/**
 * Where a pinch takes a view: what is under the fingers stays there, along the axes in which it moves.
 *
 * @param middle Of the view as it was drawn when the pinch began, in client pixels.
 * @param scale What the size is to be multiplied by now, bounded.
 */
export function pinched(
  from: Place,
  { origin, offset }: PinchMotion,
  middle: Vector,
  scale: number,
  direction: MovableDirection,
): Place {
  const growth = scale / from.scale - 1
  const moves = movesAlong(direction)
  return {
    x: from.x + (moves.x ? offset.x + growth * (middle.x - origin.x) : 0),
    y: from.y + (moves.y ? offset.y + growth * (middle.y - origin.y) : 0),
    scale,
  }
}

function movedBy(from: Place, { x, y }: Vector): Place {
  return { ...from, x: from.x + x, y: from.y + y }
}

function drawn(place: Place, facts: MoverFacts, draw: (value: number, range: Range) => number): Place {
  const room = roomOf(place, facts)
  return room ? alongBoth(place, room, draw) : place
}
