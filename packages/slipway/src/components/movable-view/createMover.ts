import {
  friction as frictionOf,
  type PanEnd,
  type PanMotion,
  type PinchMotion,
  startFling,
  type Vector,
} from '../../hooks/gesture/index.ts'
import {
  alongBoth,
  boundedScale,
  fitted,
  isSamePlace,
  type KeyFacts,
  keyed,
  type MovableDirection,
  type Place,
  pinched,
  type Room,
  rangeOf,
  stretched,
  unstretched,
} from './movableView.state.ts'
import { startSpring } from './startSpring.ts'

/** What has moved a view: a finger, within the area or beyond it; the spring that brings it back; a throw; anything else. */
export type MovableSource = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | ''

/** How a view moves, and who hears of it. */
export interface MoverOptions {
  /** What its owner says of its place. */
  readonly owned: { readonly x: number | undefined; readonly y: number | undefined; readonly scale: number | undefined }
  readonly direction: MovableDirection
  readonly inertia: boolean
  readonly outOfBounds: boolean
  readonly damping: number
  readonly friction: number
  readonly scale: boolean
  readonly scaleMin: number
  readonly scaleMax: number
  readonly animation: boolean
  onMove(place: Place, source: MovableSource): void
  onScale(place: Place): void
  /** It has come to rest after a hand has moved it: what its owner says holds again. */
  onRest(): void
}

export type Mover = ReturnType<typeof createMover>

const still: Vector = { x: 0, y: 0 }

/**
 * Moves a view by fingers, keys and its owner, without React: it writes `translate` and `scale` of the element's style.
 *
 * While a hand has moved it, until it rests, its owner is not asked.
 *
 * @param start Where it is at first.
 * @param latest Gives the options as they are at the time.
 */
export function createMover(start: Place, latest: () => MoverOptions) {
  let element: HTMLElement | undefined
  let place = start
  let told = start
  let from = start
  let middle: Vector = still
  let isByHand = false
  let runs: 'throw' | 'spring' | undefined
  let halt = () => {}

  const room = (scale: number): Room | undefined => {
    const area = element?.closest<HTMLElement>('.sw-movable-area')
    // What is not shown has no size, and keeps its place.
    if (!element || !area || area.clientWidth + area.clientHeight === 0) return
    return {
      x: rangeOf(element.offsetWidth, area.clientWidth, scale),
      y: rangeOf(element.offsetHeight, area.clientHeight, scale),
    }
  }
  const inRoom = (next: Place, draw = fitted): Place => {
    const around = room(next.scale)
    return around ? draw(next, around) : next
  }
  const tell = (source: MovableSource) => {
    const before = told
    told = place
    const { owned, onMove, onScale } = latest()
    // An owner who has said so himself need not hear of it.
    const isNews = (axis: keyof Place) => place[axis] !== before[axis] && (source !== '' || place[axis] !== owned[axis])
    if (isNews('x') || isNews('y')) onMove(place, source)
    if (isNews('scale')) onScale(place)
  }
  const draw = (next: Place) => {
    place = next
    if (!element) return
    element.style.translate = `${next.x}px ${next.y}px`
    element.style.scale = `${next.scale}`
  }
  const stop = () => {
    halt()
    halt = () => {}
    runs = undefined
  }
  const take = () => {
    stop()
    isByHand = true
    from = inRoom(place, (next, around) => alongBoth(next, around, unstretched))
  }
  const hold = (name: 'dragging' | 'pinching', isHeld: boolean) => element?.toggleAttribute(`data-${name}`, isHeld)
  const rest = () => {
    isByHand = false
    latest().onRest()
  }
  /** Goes somewhere on a spring, or at once, and tells on the way where a hand has begun it. */
  const go = (to: Place, isCalm: boolean, source: MovableSource, onEnd = () => {}) => {
    stop()
    const begin = place
    const way = { x: begin.x - to.x, y: begin.y - to.y, scale: begin.scale - to.scale }
    const step = (left: number) => {
      draw(left > 0 ? { x: to.x + way.x * left, y: to.y + way.y * left, scale: to.scale + way.scale * left } : to)
      if (source || left === 0) tell(source)
      if (left > 0) return
      runs = undefined
      onEnd()
    }
    const { damping } = latest()
    if (isCalm || isSamePlace(begin, to) || wantsCalm()) return step(0)
    const wayPx = Math.hypot(way.x, way.y, way.scale * 100)
    runs = 'spring'
    halt = startSpring(wayPx, damping > 0 ? damping : 20, step)
  }
  /** Goes to where its owner wants it, or else stays; inside the area. */
  const settle = (isCalm: boolean) => {
    if (isByHand) return
    const { owned, scale, scaleMin, scaleMax } = latest()
    const wanted = { x: owned.x ?? place.x, y: owned.y ?? place.y, scale: owned.scale ?? place.scale }
    const size = scale ? boundedScale(wanted.scale, scaleMin, scaleMax) : 1
    go(inRoom({ ...wanted, scale: size }), isCalm || !latest().animation, '')
  }
  const letGo = (velocity: Vector) => {
    const inside = inRoom(place)
    if (!isSamePlace(inside, place)) return go(inside, false, 'out-of-bounds', rest)
    const { inertia, friction } = latest()
    if (!inertia || wantsCalm() || Math.hypot(velocity.x, velocity.y) === 0) return rest()
    const thrown = place
    runs = 'throw'
    halt = startFling(velocity, {
      decay: frictionOf(friction > 0 ? friction : 2),
      onMove({ offset }) {
        draw(inRoom({ ...thrown, x: thrown.x + offset.x, y: thrown.y + offset.y }))
        tell('friction')
      },
      onEnd({ cancelled }) {
        if (cancelled) return
        runs = undefined
        rest()
      },
    })
  }

  return {
    /** Moves an element from now on. */
    attach(view: HTMLElement) {
      element = view
      draw(place)
      settle(true)
      const area = view.closest('.sw-movable-area')
      // On its way somewhere it goes on from where it is.
      const resized = new ResizeObserver(() => settle(runs !== 'spring'))
      for (const each of [area, view]) if (each) resized.observe(each)
      return () => {
        resized.disconnect()
        stop()
        isByHand = false
        element = undefined
      }
    },
    settle: () => settle(false),
    /** Stops what was thrown, as a finger comes down on it. */
    catch() {
      if (runs !== 'throw') return
      stop()
      rest()
    },
    /** @returns Where a key has taken it, if the key means anything. */
    key(press: KeyFacts): Place | undefined {
      const { direction, scale, scaleMin, scaleMax } = latest()
      const to = keyed(place, press, { direction, scale, start })
      if (!to) return
      take()
      go(inRoom({ ...to, scale: scale ? boundedScale(to.scale, scaleMin, scaleMax) : 1 }), true, '', rest)
      return place
    },
    pan: {
      onBegin() {
        take()
        hold('dragging', true)
      },
      onMove({ offset }: PanMotion) {
        const pulled = { ...from, x: from.x + offset.x, y: from.y + offset.y }
        const inside = inRoom(pulled)
        const { outOfBounds } = latest()
        draw(outOfBounds ? inRoom(pulled, (next, around) => alongBoth(next, around, stretched)) : inside)
        tell(isSamePlace(place, inside) ? 'touch' : 'touch-out-of-bounds')
      },
      onEnd({ velocity, cancelled }: PanEnd) {
        hold('dragging', false)
        letGo(cancelled ? still : velocity)
      },
    },
    pinch: {
      onBegin() {
        take()
        hold('pinching', true)
        const box = element?.getBoundingClientRect()
        if (box) middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      },
      onMove(motion: PinchMotion) {
        const { direction, scaleMin, scaleMax } = latest()
        const scale = boundedScale(from.scale * motion.scale, scaleMin, scaleMax)
        draw(inRoom(pinched(from, motion, middle, scale, direction)))
        tell('touch')
      },
      onEnd() {
        hold('pinching', false)
        rest()
      },
    },
  }
}

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
