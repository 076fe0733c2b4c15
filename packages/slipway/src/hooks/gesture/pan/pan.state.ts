/** A way in client pixels, x to the right and y down; or a speed, in pixels per millisecond. */
export interface Vector {
  readonly x: number
  readonly y: number
}

/** Where a pointer is and when; times are milliseconds on the clock of DOM events. */
export interface PanPoint extends Vector {
  readonly atMs: number
}

/** What pans. A wheel is a trackpad, whose way is the sum of its steps. */
export type PanPointer = 'touch' | 'pen' | 'mouse' | 'wheel'

/** The direction of a pan; what is not on its axis is 0 in everything it tells. */
export type PanAxis = 'x' | 'y' | 'both'

/** When a pointer's way is a pan. */
export interface PanRules {
  readonly axis: PanAxis
  /** How far the pointer may stray before it means something. */
  readonly slopPx: number
}

/** What happens to a pointer that came down. `cancel` is every end that the user did not mean. */
export type PanEvent = ({ readonly type: 'move' | 'up' } & PanPoint) | { readonly type: 'cancel' }

/** How far a pan is, and how fast. */
export interface PanMotion {
  /** The way since it began, without the slop: what follows it does not jump. */
  readonly offset: Vector
  /** The speed over the last 100 ms; 0 when the pointer has rested for longer. */
  readonly velocity: Vector
}

/** Where a pan stands. */
export interface PanState extends PanMotion {
  readonly name: /** A pointer is down and has not moved far enough to tell. */
    | 'possible'
    /** It is no pan, and this touch will be none. */
    | 'failed'
    /** Recognised by this move; with the next one it has `moved`. */
    | 'begun'
    | 'moved'
    /** Let go. */
    | 'ended'
    /** Taken away. */
    | 'cancelled'
  /** Where the offset counts from. */
  readonly origin: Vector
  /** Where the pointer is. */
  readonly last: PanPoint
  /** Where it was lately, for its speed; the last place stands last. */
  readonly recent: readonly PanPoint[]
}

/** How far a fingertip may stray: it rolls. */
export const touchSlopPx = 10

/**
 * How far it may when the browser asks whether it can scroll: that is the last moment to claim a touch, and on Android it
 * comes after 8 px, on iOS after 10.
 */
export const askedSlopPx = 7

/** How far a mouse, a pen and a trackpad may. */
export const preciseSlopPx = 4

const velocityWindowMs = 100

/** Events of one moment are taken to be a frame apart, so that they do not make a throw. */
const frameMs = 16

/** How long after a pan a click belongs to it; old web views send it up to 350 ms late. */
const clickWindowMs = 400

const still: Vector = { x: 0, y: 0 }

/** The state when a pointer has come down. */
export function startPan(down: PanPoint): PanState {
  return { name: 'possible', origin: down, last: down, recent: [down], offset: still, velocity: still }
}

/** Moves a pan on by one event. */
export function nextPan(state: PanState, event: PanEvent, { axis, slopPx }: PanRules): PanState {
  const isPossible = state.name === 'possible'
  if (!isPossible && !isPanning(state)) return state
  if (event.type === 'cancel') return { ...state, name: isPossible ? 'failed' : 'cancelled', velocity: still }
  const next = tracked(state, event, axis)
  if (event.type === 'up') return { ...next, name: isPossible ? 'failed' : 'ended' }
  return isPossible ? decided(next, slopPx) : { ...next, name: 'moved' }
}

/** Tells whether a pan is recognised and its pointer still down. */
export function isPanning({ name }: PanState): boolean {
  return name === 'begun' || name === 'moved'
}

/** Tells whether a click at this moment is only the tail of a pan. */
export function isTailOfPan({ name, last }: PanState, clickMs: number): boolean {
  return (name === 'ended' || name === 'cancelled') && clickMs - last.atMs <= clickWindowMs
}

/** Adds a place. The speed counts from the oldest one of the window, or from the last one where events are few. */
function tracked(state: PanState, point: PanPoint, axis: PanAxis): PanState {
  const recent = state.recent.filter(({ atMs }) => point.atMs - atMs <= velocityWindowMs)
  const [from = state.last] = recent
  return {
    ...state,
    last: point,
    recent: [...recent, point],
    offset: wayAlong(axis, state.origin, point),
    velocity: wayAlong(axis, from, point, Math.max(point.atMs - from.atMs, frameMs)),
  }
}

function wayAlong(axis: PanAxis, from: Vector, to: Vector, durationMs = 1): Vector {
  return {
    x: axis === 'y' ? 0 : (to.x - from.x) / durationMs,
    y: axis === 'x' ? 0 : (to.y - from.y) / durationMs,
  }
}

/** It is a pan when the way along the axis is past the slop and the longer one, and none when the way across it is. */
function decided(state: PanState, slopPx: number): PanState {
  const { offset, origin, last } = state
  const alongPx = Math.hypot(offset.x, offset.y)
  const acrossPx = Math.hypot(last.x - origin.x - offset.x, last.y - origin.y - offset.y)
  if (Math.max(alongPx, acrossPx) <= slopPx || alongPx === acrossPx) return state
  if (alongPx < acrossPx) return { ...state, name: 'failed' }
  const slop = { x: (offset.x * slopPx) / alongPx, y: (offset.y * slopPx) / alongPx }
  return {
    ...state,
    name: 'begun',
    origin: { x: origin.x + slop.x, y: origin.y + slop.y },
    offset: { x: offset.x - slop.x, y: offset.y - slop.y },
  }
}
