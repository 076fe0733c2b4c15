// Separate chunk: loaded when a swiper mounts.
import type { Unsubscribe } from '../../base/emitter.ts'
import { waitForRest } from '../../hooks/scroll/waitForRest.ts'
import { indexAfter, leadOf, stopsOf, type Track } from './swiper.state.ts'
import { showArrowsNear } from './tellNear.ts'
import { homeOf, indexAt, restOfDrag, roundsOf, wayTo } from './track.state.ts'

/** How a track is, and what it tells. */
export interface TrackOptions {
  readonly track: Track
  readonly isVertical: boolean
  /** Whether hands leave it alone. */
  readonly isFixed: boolean
  readonly durationMs: number
  /** A hand has brought another slide to the front. */
  onTurn(index: number): void
  /** The notch of a wheel asks for the next slide, or the one before. */
  onNotch(by: -1 | 1): void
  /** It is on its way, so many pixels on from where it rested. */
  onMove: ((wayPx: number) => void) | undefined
  /** It rests on a slide. What the owner says holds again; `how` it came there, unless it was only touched. */
  onRest(how: 'turned' | 'let go back' | undefined, index: number): void
}

/** A track that is there. */
export interface AttachedTrack {
  /** Goes to a slide; while a hand moves it, not before that rests. Without motion it stays below the hand. */
  show(index: number, way: -1 | 0 | 1, isSmooth: boolean): void
  /** Whether it moves, or is held. */
  isBusy(): boolean
  detach: Unsubscribe
}

const easing = 'cubic-bezier(0.32, 0.72, 0, 1)'

/**
 * Makes a track of a native scroller with mandatory snapping. Its first child holds the places to snap to, which never move;
 * its last child holds the slides.
 *
 * Fingers and trackpads scroll it natively. Everything else is one scroll position, set at once, and a transform that begins
 * where the slides were seen and ends at none: engines differ in smooth scrolling, and this one can be taken over at any time.
 * A circular track goes back by a whole round when it rests, and its slides with it, so that nothing is seen of it.
 */
export function attachTrack(scroller: HTMLElement, latest: () => TrackOptions): AttachedTrack {
  const rail = scroller.firstElementChild as HTMLElement
  const list = scroller.lastElementChild as HTMLElement
  const detached = new AbortController()
  const { signal } = detached
  const { isVertical } = latest()
  /** The place that is shown, or on its way to be. */
  let spot: number | undefined
  /** Where it rested. */
  let base = 0
  /** How many places the slides went on below a finger, which goes on scrolling from where it is. */
  let carried = 0
  /** The size of a place by which it stands. */
  let knownPx = 0
  let motion: Animation | undefined
  let isHeld = false
  /** A hand scrolls it, or has until now. */
  let byHand = false
  /** A mouse or a pen has let it go since it rested. */
  let isLetGo = false
  let isTouched = false
  /** The browser has told that what it scrolled rests: below a finger of whose end a busy page is told later. */
  let hasEnded = false

  // Not a number, or nothing, while it is not to be seen.
  const stepPx = () => (isVertical ? rail.offsetHeight : rail.offsetWidth) / stopsOf(latest().track)
  const sign = () => (!isVertical && getComputedStyle(scroller).direction === 'rtl' ? -1 : 1)
  const scrolled = () => Math.abs(isVertical ? scroller.scrollTop : scroller.scrollLeft) / stepPx() + carried
  const seen = () => {
    if (!motion) return scrolled()
    const { m41, m42 } = new DOMMatrix(getComputedStyle(list).transform)
    return scrolled() - ((isVertical ? m42 : m41) * sign()) / stepPx()
  }
  const carry = (places: number) => {
    const px = -places * stepPx() * sign()
    carried = places
    list.style.translate = places === 0 ? '' : isVertical ? `0 ${px}px` : `${px}px`
  }
  const scrollTo = (place: number) => {
    knownPx = stepPx()
    const px = place * knownPx * sign()
    carry(0)
    if (Number.isFinite(px)) scroller.scrollTo({ [isVertical ? 'top' : 'left']: px, behavior: 'instant' })
  }
  const lay = (from: number, to = from) => {
    const { track } = latest()
    const slides = list.children as HTMLCollectionOf<HTMLElement>
    for (const [index, round] of roundsOf(from, to, track).entries()) {
      const way = `calc(var(--sw-direction) * ${round * track.count * 100}%)`
      const { style } = slides[index] ?? {}
      if (style) style.translate = round === 0 ? '' : isVertical ? `0 ${round * track.count * 100}%` : way
    }
  }
  const stop = () => {
    motion?.cancel()
    motion = undefined
  }
  const tellMove = () => latest().onMove?.((seen() - base) * stepPx())
  const follow = () => {
    if (!motion || !latest().onMove) return
    tellMove()
    requestAnimationFrame(follow)
  }

  const go = (place: number, byDrag = false) => {
    const { track, durationMs } = latest()
    isLetGo ||= byDrag
    const to = homeOf(place, track)
    const from = seen() + to - place
    base += to - place
    spot = to
    isTouched = true
    stop()
    lay(from, to)
    scrollTo(to)
    const awayPx = (to - from) * stepPx() * sign()
    const isAtOnce = durationMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isAtOnce || !(Math.abs(awayPx) >= 1)) return rest()
    const transform = `translate${isVertical ? 'Y' : 'X'}(${awayPx}px)`
    motion = list.animate([{ transform }, { transform: 'none' }], { duration: durationMs, easing })
    motion.onfinish = () => {
      motion = undefined
      rest()
    }
    follow()
  }
  const turn = (place: number) => {
    const { track, onTurn } = latest()
    if (place === spot || Number.isNaN(place)) return
    spot = place
    onTurn(indexAt(place, track))
  }
  const rest = () => {
    awaitRest()
    if (isHeld || motion || !isTouched || spot === undefined) return
    if (byHand) turn(Math.round(scrolled()))
    const { track, onRest } = latest()
    const home = homeOf(spot, track)
    const how = home !== base ? 'turned' : byHand || isLetGo ? 'let go back' : undefined
    isTouched = byHand = isLetGo = false
    lay(home)
    // A browser may rest a part of a pixel short of the end, and then a finger there does not scroll what is around.
    if (home !== spot || carried !== 0 || scrolled() !== home) scrollTo(home)
    base = spot = home
    onRest(how, indexAt(home, track))
  }
  const awaitRest = waitForRest(rest)

  const stay = () => {
    if (spot !== undefined && !byHand) scrollTo(spot)
  }
  const onScroll = () => {
    const place = scrolled()
    // The browser itself keeps to its place in another size, sooner or later.
    if (stepPx() !== knownPx && !byHand) return stay()
    // Less than a pixel is the browser's own rounding.
    if (spot === undefined || (!byHand && !(Math.abs(place - spot) * stepPx() >= 1))) return
    byHand = isTouched = true
    hasEnded = false
    awaitRest(true)
    lay(seen(), place)
    if (!motion) tellMove()
    if (!isHeld) turn(Math.round(place))
  }
  const onTouch = ({ touches }: TouchEvent) => {
    // Other fingers on the screen are none of its own, and their ends are not told here.
    isHeld = [...touches].some(({ target }) => scroller.contains(target as Node))
    isTouched = true
    if (isHeld) return motion?.pause()
    motion?.play()
    awaitRest(byHand && !hasEnded)
  }
  const listen = (types: string, call: (event: never) => void) => {
    for (const type of types.split(' ')) {
      scroller.addEventListener(type, call as (event: Event) => void, { passive: true, signal })
    }
  }
  listen('scroll', onScroll)
  listen('scrollend', () => {
    hasEnded = true
    rest()
  })
  listen('touchstart touchend touchcancel', onTouch)

  // It comes when a mouse or a pen does, as they point before they drag or turn a wheel. Where it cannot be loaded, there are
  // keys and arrows, and the browser scrolls by the wheel.
  const pointers = new Set<string>()
  const awaitPointer = (pointer: string) => {
    if ((pointer !== 'mouse' && pointer !== 'pen') || pointers.has(pointer)) return
    pointers.add(pointer)
    import('./pointTrack.ts').then(
      (late) => {
        if (signal.aborted) return
        signal.addEventListener('abort', late.pointTrack(scroller, isVertical ? 'y' : 'x', pointer, pointListeners))
        scroller.dataset.draggable = `${scroller.dataset.draggable ?? ''} ${pointer}`.trim()
      },
      () => {},
    )
  }
  const root = scroller.parentElement as HTMLElement
  root.addEventListener('pointerleave', (event) => showArrowsNear(root, event, isVertical), { signal })
  listen('pointermove', (event: PointerEvent) => {
    showArrowsNear(root, event, isVertical)
    awaitPointer(event.pointerType)
  })
  // A mouse that has not moved since the page came below it.
  listen('pointerover', ({ pointerType }: PointerEvent) => awaitPointer(pointerType))
  listen('wheel', () => awaitPointer('mouse'))
  let fromPlace = 0
  const pointListeners = {
    turn(by: -1 | 1) {
      const { track, isFixed, onNotch } = latest()
      if (isFixed || spot === undefined) return false
      // A wheel that is spun turns one slide at a time.
      if (motion || byHand) return true
      if (indexAfter(indexAt(spot, track), by, track) === undefined) return false
      onNotch(by)
      return true
    },
    canBegin(wayPx: number) {
      const { track, isFixed } = latest()
      const by = wayPx * sign() > 0 ? -1 : 1
      return !isFixed && indexAfter(indexAt(spot ?? 0, track), by, track) !== undefined
    },
    onBegin() {
      isHeld = byHand = isTouched = true
      fromPlace = seen()
      stop()
      scroller.dataset.dragging = ''
      scrollTo(fromPlace)
    },
    onMove: (wayPx: number) => scrollTo(fromPlace - (wayPx * sign()) / stepPx()),
    onEnd(speed: number | undefined) {
      const { track, onTurn } = latest()
      const place = speed === undefined ? (spot ?? 0) : restOfDrag(scrolled(), -speed * sign())
      const index = indexAt(place, track)
      const isSame = place === spot
      isHeld = byHand = false
      go(track.isCircular ? place : index, true)
      delete scroller.dataset.dragging
      if (!isSame) onTurn(index)
    },
  }

  const resized = new ResizeObserver(stay)
  resized.observe(rail)
  scroller.dataset.ready = ''

  return {
    show(index, way, isSmooth) {
      const { track } = latest()
      if (isSmooth && spot !== undefined) {
        const away = wayTo(index, spot, track, way)
        if (away !== 0 && !isHeld && !byHand) go(spot + away)
        return
      }
      const to = index + leadOf(track)
      const before = spot ?? to
      if (isHeld) carry(carried + to - before)
      else scrollTo(to)
      fromPlace += to - before
      base += to - before
      spot = to
      if (!isTouched) base = to
      lay(seen(), to)
    },
    isBusy: () => isHeld || byHand || motion !== undefined,
    detach() {
      detached.abort()
      resized.disconnect()
      awaitRest()
      stop()
      for (const name of ['ready', 'draggable', 'dragging']) delete scroller.dataset[name]
    },
  }
}
