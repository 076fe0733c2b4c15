/** A distance in client pixels, x to the right and y down; or a velocity in pixels per millisecond. */
export interface Vector {
  readonly x: number
  readonly y: number
}

/** Position and time of a pointer; times are milliseconds on the clock of DOM events. */
export interface PanPoint extends Vector {
  readonly atMs: number
}

/** Type of the pointer that pans. `wheel` is a trackpad, whose distance is the sum of its wheel events. */
export type PanPointer = 'touch' | 'pen' | 'mouse' | 'wheel'

/** Axis of a pan; offset and velocity across it are 0. */
export type PanAxis = 'x' | 'y' | 'both'

/** Conditions of a pan. */
export interface PanRules {
  readonly axis: PanAxis
  /** Distance that the pointer may move before a gesture is recognised. */
  readonly slopPx: number
}

/** Events of a pressed pointer. `cancel` stands for each end that the user did not intend. */
export type PanEvent = ({ readonly type: 'move' | 'up' } & PanPoint) | { readonly type: 'cancel' }

/** Distance and velocity of a pan. */
export interface PanMotion {
  /** Distance since the pan began, without the slop, so that the content does not jump. */
  readonly offset: Vector
  /** Velocity over the last 100 ms; 0 if the pointer has not moved for longer. */
  readonly velocity: Vector
}

/** State of a pan. */
export interface PanState extends PanMotion {
  readonly name: /** A pointer is down and has not moved far enough to decide. */
    | 'possible'
    /** The touch is not a pan and cannot become one. */
    | 'failed'
    /** Recognised by this move; the next move leads to `moved`. */
    | 'begun'
    | 'moved'
    /** Released. */
    | 'ended'
    /** Cancelled. */
    | 'cancelled'
  /** Point from which `offset` counts. */
  readonly origin: Vector
  /** The pointer's latest position. */
  readonly last: PanPoint
  /** Recent positions, from which the velocity is computed; the latest is last. */
  readonly recent: readonly PanPoint[]
}

/** Distance that a touch may move without a pan, because a fingertip rolls. */
export const touchSlopPx = 10

/**
 * Distance that a touch may move before the browser's first `touchmove`, the last moment to claim the touch. Android dispatches it
 * after 8 px, iOS after 10.
 */
export const requestedSlopPx = 7

/** The same distance for mouse, pen and trackpad. */
export const preciseSlopPx = 4

const velocityWindowMs = 100

/**
 * Minimum time between two events for the velocity: events with the same time stamp count as one frame apart, so that they do not
 * cause a fling.
 */
const frameMs = 16

/** Time after a pan within which a click belongs to it; old web views dispatch it up to 350 ms late. */
const clickWindowMs = 400

const still: Vector = { x: 0, y: 0 }

/** The state after the press of a pointer. */
export function startPan(down: PanPoint): PanState {
  return { name: 'possible', origin: down, last: down, recent: [down], offset: still, velocity: still }
}

/** The state of a pan after one event. */
export function nextPan(state: PanState, event: PanEvent, { axis, slopPx }: PanRules): PanState {
  const isPossible = state.name === 'possible'
  if (!isPossible && !isPanning(state)) return state
  if (event.type === 'cancel') return { ...state, name: isPossible ? 'failed' : 'cancelled', velocity: still }
  const next = tracked(state, event, axis)
  if (event.type === 'up') return { ...next, name: isPossible ? 'failed' : 'ended' }
  return isPossible ? decided(next, slopPx) : { ...next, name: 'moved' }
}

/** Whether a pan is recognised and its pointer is still down. */
export function isPanning({ name }: PanState): boolean {
  return name === 'begun' || name === 'moved'
}

/** Whether a click at this time results from a pan and is ignored. */
export function isTailOfPan({ name, last }: PanState, clickMs: number): boolean {
  return (name === 'ended' || name === 'cancelled') && clickMs - last.atMs <= clickWindowMs
}

/** Adds a position. The velocity counts from the oldest position in the time window, or from the last one if the window is empty. */
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

/**
 * Recognises a pan if the distance along the axis exceeds the slop and the distance across it; rejects it if the distance across is
 * the longer one.
 */
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
