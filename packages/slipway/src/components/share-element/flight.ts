import type { Unsubscribe } from '../../base/emitter.ts'
import { keyframeOf, poseBetween, poseOver, type Shape, shapeIn } from './flight.state.ts'
import { createGhost } from './ghost.ts'

/** How a flight goes. */
export interface FlightOptions {
  readonly duration: number
  readonly easingFunction: string
}

/** The way of an element from its place in one page to its place in another. */
export interface Flight {
  /** What is seen of it at the moment. */
  shape(): Shape
  /** Ends it; nothing is left of it. */
  end(): void
}

/** From where to where something flies. */
export interface Way {
  readonly source: HTMLElement
  readonly target: HTMLElement
  readonly from: Shape
  readonly to: Shape
}

/** What the shell names the motions of pages. */
const pageMotion = 'sw-motion'

/** The element that moves with the page around: its own layer, or the one that holds the tab bar too. */
export function layerOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-layer="tabs"]') ?? element.closest<HTMLElement>('.sw-page')
}

/** The motions of a page under way. */
export function motionsOf(layer: Element | null): Animation[] {
  // jsdom, in which apps may test, knows no animations.
  return layer?.getAnimations?.().filter(({ id }) => id === pageMotion) ?? []
}

/** Lets an element fly: a likeness of it moves above the pages, and meanwhile it is seen in neither of them. */
export function fly(
  { source, target, from, to }: Way,
  { duration, easingFunction }: FlightOptions,
  onEnd: () => void,
): Flight {
  // A picture that has not come yet is already there in the page that was left.
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
  // Where its place moves, it would miss it.
  listen(window, 'resize', end)
  listen(document, 'scroll', (event) => {
    if ((event.target as Node).contains(target)) end()
  })

  const motions = [source, target].flatMap((one) => motionsOf(layerOf(one)))
  // A page that a finger takes from its motion.
  for (const { finished } of motions) finished.catch(end)
  // It stays over its place until that has come to rest as well.
  Promise.all([flight, ...motions].map(({ finished }) => finished)).then(end, () => {})

  return {
    shape: () => shapeIn(ghost.box, poseBetween(...poses, flight.effect?.getComputedTiming().progress ?? 1)),
    end,
  }
}
