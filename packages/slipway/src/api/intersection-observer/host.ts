import type { Unsubscribe } from '../../base/emitter.ts'
import type { Margins } from '../../base/page/margins.ts'
import type { PageRect } from '../../base/page/pageRect.ts'
import type { NodeTarget, QueryScope } from '../query-scope/scope.ts'

/** What a listener of an intersection observer gets. */
export interface IntersectionEvent {
  /** The element's `id`, or an empty text. */
  readonly id: string
  /** Its `data-…` attributes, by their names in camel case. */
  readonly dataset: Readonly<Record<string, string>>
  /** When that was, in milliseconds since 1970. */
  readonly time: number
  /** The share of the element that is seen, 0 to 1. */
  readonly intersectionRatio: number
  /** The part of the element that is seen. */
  readonly intersectionRect: PageRect
  /** Where the element is. */
  readonly boundingClientRect: PageRect
  /** What it is seen through, margins included. */
  readonly relativeRect: PageRect
}

/** What a host is to observe. */
export interface Observation {
  readonly scope: QueryScope
  readonly target: NodeTarget
  /** Whether all elements of a selector are meant, or the first one. */
  readonly all: boolean
  /** What the elements are seen through; `undefined` means their page. */
  readonly reference: NodeTarget | undefined
  readonly margins: Margins
  readonly thresholds: readonly number[]
  /** The share that counts as seen before the first look. */
  readonly initialRatio: number
}

/** What a platform offers to observe intersections. */
export interface IntersectionObserverHost {
  /**
   * Calls the listener when an element reaches a threshold or leaves it, beginning with a look at how it is.
   *
   * Throws a `HostError`: `not-found` where there is no such element, `invalid-argument` for what is none, `unavailable` where
   * there is no document.
   */
  observe(observation: Observation, listener: (event: IntersectionEvent) => void): Unsubscribe
}
