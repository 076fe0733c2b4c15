import type { Unsubscribe } from '../../base/emitter.ts'
import { keyframeOf, poseBetween, poseOver, type Shape, shapeIn } from './flight.state.ts'
import { createGhost } from './ghost.ts'

/** Options of a flight. */
export interface FlightOptions {
  readonly duration: number
  readonly easingFunction: string
}

/** A running flight of an element from its position in one page to its position in another. */
export interface Flight {
  /** The currently visible shape. */
  shape(): Shape
  /** Ends the flight and removes its copy. */
  end(): void
}

/** The source and the target of a flight. */
export interface FlightPath {
  readonly source: HTMLElement
  readonly target: HTMLElement
  readonly from: Shape
  readonly to: Shape
}

/** The id that the shell gives the animations of page transitions. */
const pageMotion = 'sw-motion'

/** The element that moves in the page transition: the page's own layer, or the layer that also contains the tab bar. */
export function layerOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-layer="tabs"]') ?? element.closest<HTMLElement>('.sw-page')
}

/** The running animations of a page's transition. */
export function motionsOf(layer: Element | null): Animation[] {
  // `getAnimations` does not exist in jsdom, in which apps run their tests.
  return layer?.getAnimations?.().filter(({ id }) => id === pageMotion) ?? []
}

/** Starts a flight: a copy of the element moves above the pages, and meanwhile the element is hidden in both pages. */
export function fly(
  { source, target, from, to }: FlightPath,
  { duration, easingFunction }: FlightOptions,
  onEnd: () => void,
): Flight {
  // An image that is not loaded in the target page is already loaded in the source page.
  const isLoading = [target, ...target.querySelectorAll('*')].some(
    (one) => one instanceof HTMLImageElement && !one.complete,
  )
  const root = target.closest('.sw-app') ?? document.body
  const ghost = createGhost(isLoading ? source : target, root, isLoading ? from : to)
  const poses = [poseOver(ghost.box, from), poseOver(ghost.box, to)] as const
  const flight = ghost.element.animate(poses.map(keyframeOf), { duration, easing: easingFunction, fill: 'both' })
  flight.id = 'sw-share'
  const hidden = [source, target].map((one) => one.animate({ opacity: 0 }, { fill: 'forwards' }))
  const stops: Unsubscribe[] = []

  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    for (const stop of stops.splice(0)) stop()
    for (const animation of [flight, ...hidden]) animation.cancel()
    ghost.element.remove()
    onEnd()
  }
  const listen = (on: EventTarget, type: string, listener: (event: Event) => void) => {
    on.addEventListener(type, listener, { capture: true, passive: true })
    stops.push(() => on.removeEventListener(type, listener, { capture: true }))
  }
  // End the flight when the position of the target changes, because the flight would miss it.
  listen(window, 'resize', end)
  listen(document, 'scroll', (event) => {
    if ((event.target as Node).contains(target)) end()
  })

  const motions = [source, target].flatMap((one) => motionsOf(layerOf(one)))
  // A page transition is cancelled when the user starts to swipe the page.
  for (const { finished } of motions) finished.catch(end)
  // The copy stays above the target until the page transition has ended, too.
  Promise.all([flight, ...motions].map(({ finished }) => finished)).then(end, () => {})

  return {
    shape: () => shapeIn(ghost.box, poseBetween(...poses, flight.effect?.getComputedTiming().progress ?? 1)),
    end,
  }
}
