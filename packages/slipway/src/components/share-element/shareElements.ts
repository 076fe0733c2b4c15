import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type PageEntry, type Snapshot, topOf } from '../../router/stack/stack.ts'
import { overlap, type Shape } from './flight.state.ts'
import { type Flight, type FlightOptions, fly, layerOf, motionsOf } from './flight.ts'

/** A mounted `ShareElement`. */
export interface Shared {
  readonly element: HTMLElement
  readonly name: string
  /** The key of its page. */
  readonly page: string
  options(): FlightOptions
}

/** An element of the page that was left; it waits for its counterpart in the page that opens. */
interface Departure {
  readonly element: HTMLElement
  readonly shape: Shape
}

type Share = (shared: Shared) => Unsubscribe

const sharers = new WeakMap<PageNavigator, Share>()

/** Registers a shared element for page changes. Returns a function that unregisters it. */
export function share(pages: PageNavigator, shared: Shared): Unsubscribe {
  const sharer = sharers.get(pages) ?? createSharer(pages)
  sharers.set(pages, sharer)
  return sharer(shared)
}

function createSharer(pages: PageNavigator): Share {
  const all = new Set<Shared>()
  const departures = new Map<string, Departure>()
  const flights = new Map<string, Flight>()
  /** The key of the page that opens. */
  let openingKey = ''

  function leave(before: Snapshot, after: Snapshot): void {
    const [from, to] = [topOf(before), topOf(after)]
    if (from.key === to.key) return
    departures.clear()
    openingKey = to.key
    for (const { element, name, page } of all) {
      if (page !== from.key) continue
      const shape = flights.get(name)?.shape() ?? seenShape(element)
      if (shape && movesBetween(before, after) && !isBeingSwiped(element)) departures.set(name, { element, shape })
    }
    for (const flight of flights.values()) flight.end()
  }

  function arrive({ element, name, page, options }: Shared): void {
    const departure = departures.get(name)
    if (!departure || page !== openingKey) return
    const isMoving = [element, departure.element].some((one) => motionsOf(layerOf(one)).length > 0)
    const to = isMoving && !matchMedia('(prefers-reduced-motion: reduce)').matches ? seenShape(element) : undefined
    if (!to || cannotBeCopied(element) || cannotBeCopied(departure.element)) return
    departures.delete(name)
    const way = { source: departure.element, target: element, from: departure.shape, to: afterTransition(element, to) }
    flights.set(
      name,
      fly(way, options(), () => flights.delete(name)),
    )
  }

  // `painted` emits before the page transition starts, and both happen before the first frame.
  const arriveSoon = () => queueMicrotask(() => all.forEach(arrive))
  const stops: Unsubscribe[] = []
  return (shared) => {
    if (all.size === 0) {
      stops.push(
        pages.onChange(({ before, after }) => leave(before, after)),
        pages.painted.subscribe(arriveSoon),
      )
    }
    all.add(shared)
    // The element may be mounted in a page that is already painted and in transition.
    arriveSoon()
    return () => {
      all.delete(shared)
      if (all.size > 0) return
      for (const stop of stops.splice(0)) stop()
      for (const flight of flights.values()) flight.end()
    }
  }
}

/** Whether pages have a transition for a change: one page opens over the other, or closes and uncovers it. */
function movesBetween(before: Snapshot, after: Snapshot): boolean {
  const holds = ({ pages: entries }: Snapshot, { key }: PageEntry) => entries.some((page) => page.key === key)
  return holds(after, topOf(before)) || holds(before, topOf(after))
}

/** Whether the user is swiping the page that contains the element. The swipe moves the page, with the element in it. */
function isBeingSwiped(element: Element): boolean {
  return motionsOf(layerOf(element)).some(({ playState }) => playState === 'paused')
}

/** The shape of an element in its page; `undefined` if it is scrolled out of view. */
function seenShape(element: HTMLElement): Shape | undefined {
  const { x, y, width, height } = element.getBoundingClientRect()
  const shape = { x, y, width, height, radius: radiusOf(element) }
  const scroller = element.closest('.sw-page-body')?.getBoundingClientRect()
  return width > 0 && height > 0 && scroller && overlap(shape, scroller) ? shape : undefined
}

/** The corner radius of an element, or of its first child if that is larger. */
function radiusOf(element: Element): number {
  const radii = [element, element.firstElementChild].map((one) => {
    const radius = one ? getComputedStyle(one).borderTopLeftRadius : ''
    const part = Number.parseFloat(radius) || 0
    return radius.endsWith('%') ? (part / 100) * (one?.clientWidth ?? 0) : part
  })
  return Math.max(...radii)
}

/** The shape after the end of the page transition. */
function afterTransition(element: Element, shape: Shape): Shape {
  const layer = layerOf(element)
  const { e, f } = new DOMMatrix(layer ? getComputedStyle(layer).transform : undefined)
  return { ...shape, x: shape.x - e, y: shape.y - f }
}

/** Whether the element contains elements of which a copy is empty. */
function cannotBeCopied(element: Element): boolean {
  return element.querySelector('canvas, video, iframe') !== null
}
