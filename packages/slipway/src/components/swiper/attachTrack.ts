// Separate chunk: loaded when the user begins to use a page with a swiper, or a swiper changes its slide.
import type { Unsubscribe } from '../../base/emitter.ts'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { waitForRest } from '../../hooks/scroll/waitForRest.ts'
import type { PointListeners } from './pointTrack.ts'
import { showArrowsNear } from './showArrowsNear.ts'
import { stopsOf, type Track } from './swiper.state.ts'
import { indexAt } from './track.state.ts'
import {
  animationEnded,
  canDrag,
  dragged,
  grabbed,
  idleTrack,
  isBusy,
  movedPx,
  notchUse,
  released,
  resized,
  rested,
  scrollEnded,
  scrolled,
  showSlide,
  type TrackEffect,
  type TrackFacts,
  type TrackState,
  touched,
} from './trackMotion.state.ts'

/** Options of a track. */
export interface TrackOptions {
  readonly track: Track
  readonly isVertical: boolean
  /** Whether gestures are disabled. */
  readonly isFixed: boolean
  readonly durationMs: number
  /** Called when a gesture has changed the slide. */
  onTurn(index: number): void
  /** Called when a wheel notch requests the next slide, or the previous one. */
  onNotch(by: -1 | 1): void
  /** Called while the track moves, with its distance in pixels from its last idle position. */
  onMove: ((distancePx: number) => void) | undefined
  /** Called when the track is idle on a slide; the controlled slide applies again. `how` is `undefined` if it was only touched. */
  onRest(how: 'turned' | 'returned' | undefined, index: number): void
}

/** A track of a mounted swiper. */
export interface AttachedTrack {
  /** Shows a slide, with an animation or at once; see `showSlide` of the state. */
  show(index: number, direction: -1 | 0 | 1, isSmooth: boolean): void
  /** Whether the track moves or is held. */
  isBusy(): boolean
  detach: Unsubscribe
}

const easing = 'cubic-bezier(0.32, 0.72, 0, 1)'

/**
 * Turns a native scroller with mandatory snapping into a track. Its first child contains the snap positions, which never move.
 * Its last child contains the slides.
 *
 * Fingers and trackpads scroll it natively. All other motions set the scroll position at once, and animate a transform from
 * the previous position of the slides to none. Engines differ in smooth scrolling, but such an animation can be interrupted at
 * any time.
 */
export function attachTrack(scroller: HTMLElement, latest: () => TrackOptions): AttachedTrack {
  const rail = scroller.firstElementChild as HTMLElement
  const list = scroller.lastElementChild as HTMLElement
  const disposal = new AbortController()
  const { signal } = disposal
  const { isVertical } = latest()
  let state = idleTrack
  let motion: Animation | undefined

  const facts = (): TrackFacts => {
    const { track, isFixed, durationMs } = latest()
    const stepPx = (isVertical ? rail.offsetHeight : rail.offsetWidth) / stopsOf(track)
    const sign = !isVertical && getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    const shiftPx = () => new DOMMatrix(getComputedStyle(list).transform)[isVertical ? 'm42' : 'm41']
    return {
      track,
      stepPx,
      sign,
      scrolled: Math.abs(isVertical ? scroller.scrollTop : scroller.scrollLeft) / stepPx,
      shifted: motion ? (shiftPx() * sign) / stepPx : 0,
      get isAtOnce() {
        return durationMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
      },
      isFixed,
    }
  }
  const send = (event: (state: TrackState, facts: TrackFacts) => TrackState) => {
    const now = facts()
    state = event({ ...state, effects: [] }, now)
    for (const effect of state.effects) perform[effect](now)
  }
  const awaitRest = waitForRest(() => send(rested))
  const move = (now: TrackFacts) => latest().onMove?.(movedPx(state, now))
  const follow = () => {
    if (!motion || !latest().onMove) return
    move(facts())
    requestAnimationFrame(follow)
  }
  const perform: Readonly<Record<TrackEffect, (now: TrackFacts) => void>> = {
    lay() {
      const slides = list.children as HTMLCollectionOf<HTMLElement>
      for (const [index, round] of state.rounds.entries()) {
        const percent = round * state.rounds.length * 100
        const translate = isVertical ? `0 ${percent}%` : `calc(var(--sw-direction) * ${percent}%)`
        const { style } = slides[index] ?? {}
        if (style) style.translate = round === 0 ? '' : translate
      }
    },
    carry({ stepPx, sign }) {
      const px = -state.carried * stepPx * sign
      list.style.translate = state.carried === 0 ? '' : isVertical ? `0 ${px}px` : `${px}px`
    },
    scroll({ stepPx, sign }) {
      const px = state.scrollPosition * stepPx * sign
      list.style.translate = ''
      if (Number.isFinite(px)) scroller.scrollTo({ [isVertical ? 'top' : 'left']: px, behavior: 'instant' })
    },
    animate({ stepPx, sign }) {
      motion?.cancel()
      motion = undefined
      const { animatedFrom, position = 0 } = state
      if (animatedFrom === undefined) return
      const transform = `translate${isVertical ? 'Y' : 'X'}(${(position - animatedFrom) * stepPx * sign}px)`
      // The compositor may start the animation a little later: until then, the slides must not be at its end.
      const options = { duration: latest().durationMs, easing, fill: 'backwards' } as const
      motion = list.animate([{ transform }, { transform: 'none' }], options)
      motion.onfinish = () => {
        motion = undefined
        send(animationEnded)
      }
      follow()
    },
    pause: () => motion?.pause(),
    play: () => motion?.play(),
    wait: () => awaitRest(state.phase === 'scrolling' && !state.hasEnded),
    move,
    turn: ({ track }) => latest().onTurn(indexAt(state.position ?? 0, track)),
    rest({ track }) {
      awaitRest()
      latest().onRest(state.outcome, indexAt(state.position ?? 0, track))
    },
  }

  const listen = (types: string, call: (event: never) => void) => {
    for (const type of types.split(' ')) {
      scroller.addEventListener(type, call as (event: Event) => void, { passive: true, signal })
    }
  }
  listen('scroll', () => send(scrolled))
  listen('scrollend', () => send(scrollEnded))
  listen('touchstart touchend touchcancel', ({ touches }: TouchEvent) => {
    // Touches elsewhere on the screen do not hold the track, and it gets no event when they end.
    const isHeld = [...touches].some(({ target }) => scroller.contains(target as Node))
    send((before) => touched(before, isHeld))
  })

  // Loaded when a mouse or a pen first points at the swiper, before it drags or turns a wheel. If loading fails, keys and
  // arrows still work, and the browser scrolls by the wheel.
  const pointers = new Set<string>()
  const awaitPointer = (pointer: string) => {
    if ((pointer !== 'mouse' && pointer !== 'pen') || pointers.has(pointer)) return
    pointers.add(pointer)
    const stop = whenLoaded(
      () => import('./pointTrack.ts'),
      (late) => {
        scroller.dataset.draggable = `${scroller.dataset.draggable ?? ''} ${pointer}`.trim()
        return late.pointTrack(scroller, isVertical ? 'y' : 'x', pointer, pointListeners)
      },
    )
    signal.addEventListener('abort', stop)
  }
  const root = scroller.parentElement as HTMLElement
  root.addEventListener('pointerleave', (event) => showArrowsNear(root, event, isVertical), { signal })
  listen('pointermove', (event: PointerEvent) => {
    showArrowsNear(root, event, isVertical)
    awaitPointer(event.pointerType)
  })
  // A mouse may not have moved since the page appeared under it.
  listen('pointerover', ({ pointerType }: PointerEvent) => awaitPointer(pointerType))
  listen('wheel', () => awaitPointer('mouse'))
  const pointListeners: PointListeners = {
    turn(by) {
      const use = notchUse(state, by, facts())
      if (use === 'turn') latest().onNotch(by)
      return use !== 'none'
    },
    canBegin: (distancePx) => canDrag(state, distancePx, facts()),
    onBegin() {
      scroller.dataset.dragging = ''
      send(grabbed)
    },
    onMove: (distancePx) => send((before, now) => dragged(before, distancePx, now)),
    onEnd(speed) {
      send((before, now) => released(before, speed, now))
      delete scroller.dataset.dragging
    },
  }

  const observer = new ResizeObserver(() => send(resized))
  observer.observe(rail)
  scroller.dataset.ready = ''

  return {
    show: (index, direction, isSmooth) => send((before, now) => showSlide(before, { index, direction, isSmooth }, now)),
    isBusy: () => isBusy(state),
    detach() {
      disposal.abort()
      observer.disconnect()
      awaitRest()
      motion?.cancel()
      motion = undefined
      for (const name of ['ready', 'draggable', 'dragging']) delete scroller.dataset[name]
    },
  }
}
