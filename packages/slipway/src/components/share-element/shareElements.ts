import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type PageEntry, type Snapshot, topOf } from '../../router/stack.ts'
import { overlap, type Shape } from './flight.state.ts'
import { type Flight, type FlightOptions, fly, layerOf, motionsOf } from './flight.ts'

/** An element that a page shares with others. */
export interface Shared {
  readonly element: HTMLElement
  readonly name: string
  /** The key of its page. */
  readonly page: string
  options(): FlightOptions
}

/** What has been left, and waits for the same in the page that comes. */
interface Departure {
  readonly element: HTMLElement
  readonly shape: Shape
}

type Share = (shared: Shared) => Unsubscribe

const sharers = new WeakMap<PageNavigator, Share>()

/** Takes part in the changes between pages until what it returns is called. */
export function share(pages: PageNavigator, shared: Shared): Unsubscribe {
  const sharer = sharers.get(pages) ?? createSharer(pages)
  sharers.set(pages, sharer)
  return sharer(shared)
}

function createSharer(pages: PageNavigator): Share {
  const all = new Set<Shared>()
  const departures = new Map<string, Departure>()
  const flights = new Map<string, Flight>()
  /** The page that comes. */
  let comes = ''

  function leave(before: Snapshot, after: Snapshot): void {
    const [from, to] = [topOf(before), topOf(after)]
    if (from.key === to.key) return
    departures.clear()
    comes = to.key
    for (const { element, name, page } of all) {
      if (page !== from.key) continue
      const shape = flights.get(name)?.shape() ?? seenShape(element)
      if (shape && movesBetween(before, after) && !isInHand(element)) departures.set(name, { element, shape })
    }
    for (const flight of flights.values()) flight.end()
  }

  function arrive({ element, name, page, options }: Shared): void {
    const departure = departures.get(name)
    if (!departure || page !== comes) return
    const isMoving = [element, departure.element].some((one) => motionsOf(layerOf(one)).length > 0)
    const to = isMoving && !matchMedia('(prefers-reduced-motion: reduce)').matches ? seenShape(element) : undefined
    if (!to || cannotBeDrawn(element) || cannotBeDrawn(departure.element)) return
    departures.delete(name)
    const way = { source: departure.element, target: element, from: departure.shape, to: atRest(element, to) }
    flights.set(
      name,
      fly(way, options(), () => flights.delete(name)),
    )
  }

  // A page tells that it is drawn before it begins to move, and both before the first picture.
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
    // The content of a page that is drawn already, and on its way.
    arriveSoon()
    return () => {
      all.delete(shared)
      if (all.size > 0) return
      for (const stop of stops.splice(0)) stop()
      for (const flight of flights.values()) flight.end()
    }
  }
}

/** Whether a change is one that pages move for: one comes over the other, or goes and uncovers it. */
function movesBetween(before: Snapshot, after: Snapshot): boolean {
  const holds = ({ pages: entries }: Snapshot, { key }: PageEntry) => entries.some((page) => page.key === key)
  return holds(after, topOf(before)) || holds(before, topOf(after))
}

/** Whether a finger holds the page around. It moves its page by itself, and what is shared with it. */
function isInHand(element: Element): boolean {
  return motionsOf(layerOf(element)).some(({ playState }) => playState === 'paused')
}

/** What is seen of an element in its page; `undefined` for one that is scrolled away. */
function seenShape(element: HTMLElement): Shape | undefined {
  const { x, y, width, height } = element.getBoundingClientRect()
  const shape = { x, y, width, height, radius: radiusOf(element) }
  const scroller = element.closest('.sw-page-body')?.getBoundingClientRect()
  return width > 0 && height > 0 && scroller && overlap(shape, scroller) ? shape : undefined
}

/** How round an element is: itself, or the one thing that it holds. */
function radiusOf(element: Element): number {
  const radii = [element, element.firstElementChild].map((one) => {
    const radius = one ? getComputedStyle(one).borderTopLeftRadius : ''
    const part = Number.parseFloat(radius) || 0
    return radius.endsWith('%') ? (part / 100) * (one?.clientWidth ?? 0) : part
  })
  return Math.max(...radii)
}

/** Where a shape will be once its page has come to rest. */
function atRest(element: Element, shape: Shape): Shape {
  const layer = layerOf(element)
  const { e, f } = new DOMMatrix(layer ? getComputedStyle(layer).transform : undefined)
  return { ...shape, x: shape.x - e, y: shape.y - f }
}

/** A likeness of these is empty. */
function cannotBeDrawn(element: Element): boolean {
  return element.querySelector('canvas, video, iframe') !== null
}
