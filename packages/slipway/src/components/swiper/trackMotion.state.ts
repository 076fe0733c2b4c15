import { withEffects } from '../../base/withEffects.ts'
import { indexAfter, leadOf, roundsOf, type Track } from './swiper.state.ts'
import { homeOf, indexAt, positionAfterDrag, stepsTo } from './track.state.ts'

/** State of a track that moves. A position is a scroll position, counted in slides. */
export interface TrackState {
  readonly phase:
    | 'idle'
    /** It is touched, or a script moves it. */
    | 'touched'
    /** A mouse or a pen has released it. */
    | 'released'
    /** The user scrolls or drags it, until it is idle or released. */
    | 'scrolling'
  /** Whether a touch, or a drag with a mouse or a pen, holds it. */
  readonly isHeld: boolean
  /** The position of the current slide, to which the track may still be moving; `undefined` before the first `showSlide`. */
  readonly position: number | undefined
  /** The position at which the track was idle last. */
  readonly restedAt: number
  /** The position to which a script has scrolled last. */
  readonly scrollPosition: number
  /** The size of a position at that time. */
  readonly stepPx: number
  /** Number of positions by which the slides were moved during a touch, which continues to scroll from its own position. */
  readonly carried: number
  /** Number of rounds by which each slide of a circular track is moved, so that all visible positions have their slide. */
  readonly rounds: readonly number[]
  /** The start of the animation to `position`; `undefined` without an animation. */
  readonly animatedFrom: number | undefined
  /** The position at which the drag started. */
  readonly grabbedAt: number
  /**
   * Whether the browser has reported the end of scrolling. On a busy page the event for the end of the touch may follow later.
   */
  readonly hasEnded: boolean
  /** The result of the last motion: it changed the slide, or it was released and returned. A touch alone is not a motion. */
  readonly outcome: 'turned' | 'returned' | undefined
  /** Effects of the last event; the values that they need are in the state. */
  readonly effects: readonly TrackEffect[]
}

/** Measurements at the time of an event. */
export interface TrackFacts {
  readonly track: Track
  /** The size of a position in pixels; 0 while the track is hidden. */
  readonly stepPx: number
  /** -1 if positive pixels lead to the previous slide: in a horizontal track in right-to-left text. */
  readonly sign: 1 | -1
  /** The position of the scroller; `NaN` while the track is hidden. */
  readonly scrolled: number
  /** Number of positions by which the animation currently moves the slides. */
  readonly shifted: number
  /** Whether slides change without an animation. */
  readonly isAtOnce: boolean
  /** Whether gestures are disabled. */
  readonly isFixed: boolean
}

/** An effect of an event. */
export type TrackEffect =
  /** Move the slides by `rounds`. */
  | 'lay'
  /** Move the slides by `carried`. */
  | 'carry'
  /** Scroll to `scrollPosition` at once, with slides that are not carried. */
  | 'scroll'
  /** Stop the animation, and start one if there is `animatedFrom`. */
  | 'animate'
  | 'pause'
  | 'play'
  /** Wait for the end of scrolling. */
  | 'wait'
  /** Report the distance of the track from `restedAt`. */
  | 'move'
  /** Report that the user has changed to the slide at `position`. */
  | 'turn'
  /** Report that the track is idle. */
  | 'rest'

/** The state before the first slide is shown. */
export const idleTrack: TrackState = {
  phase: 'idle',
  isHeld: false,
  position: undefined,
  restedAt: 0,
  scrollPosition: 0,
  stepPx: 0,
  carried: 0,
  rounds: [],
  animatedFrom: undefined,
  grabbedAt: 0,
  hasEnded: false,
  outcome: undefined,
  effects: [],
}

/**
 * Shows a slide, with an animation or at once.
 *
 * An animation does not start while the user moves the track; `useTrack` calls this again when the track is idle. A change at
 * once is for added and removed slides. During a touch the slides are moved by the same distance, so that the finger stays on
 * its slide.
 */
export function showSlide(
  state: TrackState,
  {
    index,
    direction,
    isSmooth,
  }: { readonly index: number; readonly direction: -1 | 0 | 1; readonly isSmooth: boolean },
  facts: TrackFacts,
): TrackState {
  const { track } = facts
  const { isHeld, phase } = state
  if (isSmooth && state.position !== undefined) {
    const away = stepsTo(index, state.position, track, direction)
    return away === 0 || isHeld || phase === 'scrolling' ? state : goTo(state, state.position + away, facts)
  }
  const position = index + leadOf(track)
  const by = position - (state.position ?? position)
  const shown = {
    ...state,
    position,
    restedAt: phase === 'idle' ? position : state.restedAt + by,
    grabbedAt: state.grabbedAt + by,
  }
  const next = isHeld
    ? withEffects(shown, { carried: state.carried + by }, 'carry')
    : scrolledTo(shown, position, facts)
  const seen = (isHeld ? positionOf(next, facts) : position) - facts.shifted
  return withEffects(next, { rounds: roundsOf(seen, position, track) }, 'lay')
}

/** A scroll event. */
export function scrolled(state: TrackState, facts: TrackFacts): TrackState {
  const { position, phase, isHeld, animatedFrom } = state
  const isByUser = phase === 'scrolling'
  // After a change of the size the browser scrolls to its snap position automatically, sooner or later.
  if (facts.stepPx !== state.stepPx && !isByUser) return resized(state, facts)
  const now = positionOf(state, facts)
  // A difference of less than 1 px is a rounding by the browser.
  if (position === undefined || (!isByUser && !(Math.abs(now - position) * facts.stepPx >= 1))) return state
  const rounds = roundsOf(now - facts.shifted, now, facts.track)
  const moved = withEffects(state, { phase: 'scrolling', hasEnded: false, rounds }, 'wait', 'lay')
  const next = animatedFrom === undefined ? withEffects(moved, {}, 'move') : moved
  return isHeld ? next : turnedTo(next, Math.round(now))
}

/** The browser has reported the end of scrolling. */
export function scrollEnded(state: TrackState, facts: TrackFacts): TrackState {
  return rested({ ...state, hasEnded: true }, facts)
}

/** The animation is over. */
export function animationEnded(state: TrackState, facts: TrackFacts): TrackState {
  return rested({ ...state, animatedFrom: undefined }, facts)
}

/** Nothing scrolls any more. The track is idle unless it is held or animated. */
export function rested(state: TrackState, facts: TrackFacts): TrackState {
  const { isHeld, animatedFrom, phase, restedAt, carried } = state
  if (isHeld || animatedFrom !== undefined || phase === 'idle' || state.position === undefined) return state
  const { track } = facts
  const now = positionOf(state, facts)
  const turned = phase === 'scrolling' ? turnedTo(state, Math.round(now)) : state
  const { position = 0 } = turned
  // A circular track returns by whole rounds together with its slides, so that the return is invisible.
  const home = homeOf(position, track)
  const outcome = home !== restedAt ? 'turned' : phase !== 'touched' ? 'returned' : undefined
  const rounds = roundsOf(home, home, track)
  const idle = withEffects(turned, { phase: 'idle', position: home, restedAt: home, rounds, outcome }, 'lay')
  // A browser may stop a fraction of a pixel before the end, and then a touch there would not scroll the page.
  const isThere = home === position && carried === 0 && now === home
  return withEffects(isThere ? idle : scrolledTo(idle, home, facts), {}, 'rest')
}

/** Fingers were put down or lifted. A touch pauses an animation. */
export function touched(state: TrackState, isHeld: boolean): TrackState {
  const next = { isHeld, phase: state.phase === 'idle' ? 'touched' : state.phase } as const
  return isHeld ? withEffects(state, next, 'pause') : withEffects(state, next, 'play', 'wait')
}

/** The size of the track has changed. */
export function resized(state: TrackState, facts: TrackFacts): TrackState {
  const { position, phase } = state
  return position === undefined || phase === 'scrolling' ? state : scrolledTo(state, position, facts)
}

/** Whether a mouse or a pen may drag by `distancePx` pixels: only if there is a slide on that side. */
export function canDrag(state: TrackState, distancePx: number, facts: TrackFacts): boolean {
  return !facts.isFixed && hasSlide(state, distancePx * facts.sign > 0 ? -1 : 1, facts)
}

/** A mouse or a pen begins to drag the track. */
export function grabbed(state: TrackState, facts: TrackFacts): TrackState {
  const position = positionOf(state, facts) - facts.shifted
  const held = { isHeld: true, phase: 'scrolling', grabbedAt: position, animatedFrom: undefined } as const
  return scrolledTo(withEffects(state, held, 'animate'), position, facts)
}

/** A mouse or a pen has dragged the track by `distancePx` pixels since the start of the drag. */
export function dragged(state: TrackState, distancePx: number, facts: TrackFacts): TrackState {
  return scrolledTo(state, state.grabbedAt - (distancePx * facts.sign) / facts.stepPx, facts)
}

/**
 * A mouse or a pen has released the track.
 *
 * @param speed In pixels per millisecond; `undefined` if the drag was cancelled.
 */
export function released(state: TrackState, speed: number | undefined, facts: TrackFacts): TrackState {
  const { track, sign } = facts
  const position =
    speed === undefined ? (state.position ?? 0) : positionAfterDrag(positionOf(state, facts), -speed * sign)
  const to = track.isCircular ? position : indexAt(position, track)
  const next = goTo({ ...state, isHeld: false, phase: 'released' }, to, facts)
  return position === state.position ? next : withEffects(next, {}, 'turn')
}

/**
 * The effect of a notch of a mouse wheel: `turn` to the next slide; `wait`, because a spinning wheel changes one slide at a
 * time; or `none`, which leaves the notch to the page.
 */
export function notchUse(state: TrackState, by: -1 | 1, facts: TrackFacts): 'none' | 'wait' | 'turn' {
  if (facts.isFixed || state.position === undefined) return 'none'
  if (state.animatedFrom !== undefined || state.phase === 'scrolling') return 'wait'
  return hasSlide(state, by, facts) ? 'turn' : 'none'
}

/** Whether the track moves or is held. */
export function isBusy({ isHeld, phase, animatedFrom }: TrackState): boolean {
  return isHeld || phase === 'scrolling' || animatedFrom !== undefined
}

/** The distance of the slides from `restedAt`, in pixels towards the end. */
export function movedPx(state: TrackState, facts: TrackFacts): number {
  return (positionOf(state, facts) - facts.shifted - state.restedAt) * facts.stepPx
}

/** Moves to a position, from the visible position of the slides. A circular track moves to the same slide at its home. */
function goTo(state: TrackState, position: number, facts: TrackFacts): TrackState {
  const { track, stepPx } = facts
  const to = homeOf(position, track)
  const from = positionOf(state, facts) - facts.shifted + to - position
  const phase = state.phase === 'idle' ? 'touched' : state.phase
  const restedAt = state.restedAt + to - position
  const isAtOnce = facts.isAtOnce || !(Math.abs(to - from) * stepPx >= 1)
  const animatedFrom = isAtOnce ? undefined : from
  const rounds = roundsOf(from, to, track)
  const next = withEffects(state, { phase, position: to, restedAt, rounds, animatedFrom }, 'lay')
  const moved = withEffects(scrolledTo(next, to, facts), {}, 'animate')
  return isAtOnce ? rested(moved, { ...facts, scrolled: to, shifted: 0 }) : moved
}

function turnedTo(state: TrackState, position: number): TrackState {
  return position === state.position || Number.isNaN(position) ? state : withEffects(state, { position }, 'turn')
}

/** Scrolls to a position at once. */
function scrolledTo(state: TrackState, scrollPosition: number, { stepPx }: TrackFacts): TrackState {
  return withEffects(state, { scrollPosition, stepPx, carried: 0 }, 'scroll')
}

/** The position of the slides without their animation. */
function positionOf({ carried }: TrackState, facts: TrackFacts): number {
  return facts.scrolled + carried
}

function hasSlide({ position = 0 }: TrackState, by: -1 | 1, { track }: TrackFacts): boolean {
  return indexAfter(indexAt(position, track), by, track) !== undefined
}
