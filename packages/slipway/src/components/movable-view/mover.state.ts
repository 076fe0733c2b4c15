import { withEffects } from '../../base/withEffects.ts'
import type { Vector } from '../../hooks/gesture/index.ts'
import {
  boundedScale,
  fitted,
  isSamePosition,
  type KeyRules,
  type MovablePosition,
  type Room,
  rangeOf,
} from './movableView.state.ts'

/**
 * Cause of a move: a pointer (`touch`), the same beyond the area (`touch-out-of-bounds`), the spring that brings the view back
 * (`out-of-bounds`), a throw (`friction`), or anything else (empty).
 */
export type MovableSource = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | ''

/** A motion without a pointer. A spring begins at `to` plus `offset`, and ends at `to`. */
export type Run =
  | { readonly name: 'spring'; readonly to: MovablePosition; readonly offset: MovablePosition }
  | { readonly name: 'throw'; readonly velocity: Vector }

/** State of a movable view. */
export interface MoverState {
  /** The position at which the view is shown. */
  readonly position: MovablePosition
  /** Cause of the last move that was reported. */
  readonly source: MovableSource
  /** The last reported position. */
  readonly reported: MovablePosition
  /** The position that the offsets of the gesture or the throw are added to. */
  readonly from: MovablePosition
  /** The middle of the view when the pinch began, in client pixels. */
  readonly middle: Vector
  /** Whether the user moves the view: from the beginning of a gesture until the view is idle. Controlled values wait until then. */
  readonly isByUser: boolean
  /** The current spring or throw. */
  readonly run: Run | undefined
  /** Effects of the last event; the values that they need are in the state. */
  readonly effects: readonly MoverEffect[]
}

/** Sizes in pixels. */
export interface Sizes {
  readonly view: Vector
  readonly area: Vector
}

/** Props that decide how a view moves. */
export interface MoverRules extends Pick<KeyRules, 'direction' | 'scale'> {
  /** The controlled values. */
  readonly owned: { readonly x: number | undefined; readonly y: number | undefined; readonly scale: number | undefined }
  readonly inertia: boolean
  readonly outOfBounds: boolean
  readonly scaleMin: number
  readonly scaleMax: number
  readonly animation: boolean
}

/** Facts at the time of an event. */
export interface MoverFacts extends MoverRules {
  /** `undefined` while the area is hidden: then a view keeps its position. */
  readonly sizes: Sizes | undefined
  /** Whether the user prefers reduced motion. */
  readonly isReduced: boolean
}

/** An effect of an event. */
export type MoverEffect =
  /** Stop the spring or the throw, and start the one of the state, if any. */
  | 'run'
  /** Report `position` and `source` as moved. */
  | 'move'
  /** Report `position` as scaled. */
  | 'scale'
  /** Report that the view is idle after the user has moved it. */
  | 'rest'

/** The state of a view at its first position. */
export function idleMover(position: MovablePosition): MoverState {
  return {
    position,
    source: '',
    reported: position,
    from: position,
    middle: { x: 0, y: 0 },
    isByUser: false,
    run: undefined,
    effects: [],
  }
}

/** Moves the view to its controlled values, and into the area, unless the user moves it. */
export function settled(state: MoverState, isAtOnce: boolean, facts: MoverFacts): MoverState {
  if (state.isByUser) return state
  const { owned, animation } = facts
  const { x, y, scale } = state.position
  const to = { x: owned.x ?? x, y: owned.y ?? y, scale: scaleWithin(owned.scale ?? scale, facts) }
  return goTo(state, inArea(to, facts), isAtOnce || !animation, '', facts)
}

/** Handles a new size of the area or the view. A spring starts again at the present position. */
export function resized(state: MoverState, facts: MoverFacts): MoverState {
  return settled(state, state.run?.name !== 'spring', facts)
}

/** Handles a pointer pressed on the view: stops a throw. */
export function caught(state: MoverState): MoverState {
  return state.run?.name === 'throw' ? rested(withEffects(state, {}, 'run')) : state
}

/** Handles a key that moves the view to a position, which may be beyond the area. */
export function pressed(state: MoverState, to: MovablePosition, facts: MoverFacts): MoverState {
  const scale = scaleWithin(to.scale, facts)
  return goTo({ ...state, isByUser: true }, inArea({ ...to, scale }, facts), true, '', facts)
}

/** Ends a pinch or a throw. */
export function rested(state: MoverState): MoverState {
  return withEffects(state, { isByUser: false, run: undefined }, 'rest')
}

/**
 * Handles a frame of a spring. A motion to controlled values is reported at its end only.
 *
 * @param left The share of the offset that is left, 0 at the end.
 */
export function sprung(state: MoverState, left: number, facts: MoverFacts): MoverState {
  const { run, isByUser } = state
  if (run?.name !== 'spring') return state
  const { to, offset } = run
  if (left === 0) return arrived(state, to, isByUser ? 'out-of-bounds' : '', facts)
  const position = { x: to.x + offset.x * left, y: to.y + offset.y * left, scale: to.scale + offset.scale * left }
  return isByUser ? moved(state, position, 'out-of-bounds', facts) : { ...state, position }
}

/** Handles that the view is detached from its element. */
export function detached(state: MoverState): MoverState {
  return withEffects(state, { isByUser: false, run: undefined }, 'run')
}

/** Moves the view and reports the position, except for values that are the controlled ones already. */
export function moved(
  state: MoverState,
  position: MovablePosition,
  source: MovableSource,
  { owned }: MoverFacts,
): MoverState {
  const { reported } = state
  const isNews = (axis: keyof MovablePosition) =>
    position[axis] !== reported[axis] && (source !== '' || position[axis] !== owned[axis])
  const effects: MoverEffect[] = []
  if (isNews('x') || isNews('y')) effects.push('move')
  if (isNews('scale')) effects.push('scale')
  return withEffects(state, { position, source, reported: position }, ...effects)
}

function arrived(state: MoverState, to: MovablePosition, source: MovableSource, facts: MoverFacts): MoverState {
  const next = moved({ ...state, run: undefined }, to, source, facts)
  return state.isByUser ? rested(next) : next
}

/** Moves the view on a spring, or at once. */
export function goTo(
  state: MoverState,
  to: MovablePosition,
  isAtOnce: boolean,
  source: MovableSource,
  facts: MoverFacts,
): MoverState {
  const { position } = state
  if (isAtOnce || facts.isReduced || isSamePosition(position, to)) {
    return arrived(withEffects(state, { run: undefined }, 'run'), to, source, facts)
  }
  const offset = { x: position.x - to.x, y: position.y - to.y, scale: position.scale - to.scale }
  return withEffects(state, { run: { name: 'spring', to, offset } }, 'run')
}

function scaleWithin(value: number, { scale, scaleMin, scaleMax }: MoverFacts): number {
  return scale ? boundedScale(value, scaleMin, scaleMax) : 1
}

/** Returns the nearest position inside the area. */
export function inArea(position: MovablePosition, facts: MoverFacts): MovablePosition {
  const room = roomOf(position, facts)
  return room ? fitted(position, room) : position
}

/** Returns the range of the view at the scale of a position; `undefined` while the area is hidden. */
export function roomOf({ scale }: MovablePosition, { sizes }: MoverFacts): Room | undefined {
  if (!sizes) return
  const { view, area } = sizes
  return { x: rangeOf(view.x, area.x, scale), y: rangeOf(view.y, area.y, scale) }
}
