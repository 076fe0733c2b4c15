import type { Unsubscribe } from '../../base/emitter.ts'
import type { ViewMargins } from '../../base/page/margins.ts'
import type { PageRect } from '../../base/page/pageRect.ts'
import type { NodeTarget, QueryScope } from '../query-scope/scope.ts'

/** Event of an intersection observer. */
export interface IntersectionEvent {
  /** The element's `id`, or an empty string. */
  readonly id: string
  /** The element's `data-…` attributes, with names in camel case. */
  readonly dataset: Readonly<Record<string, string>>
  /** Time of the change, in milliseconds since 1970. */
  readonly time: number
  /** Visible fraction of the element, from 0 to 1. */
  readonly intersectionRatio: number
  /** Visible part of the element. */
  readonly intersectionRect: PageRect
  /** Rectangle of the element. */
  readonly boundingClientRect: PageRect
  /** Rectangle of the reference area, including the margins. */
  readonly relativeRect: PageRect
}

/** Options of an observation. */
export interface Observation {
  readonly scope: QueryScope
  readonly target: NodeTarget
  /** Whether to observe all elements that match a selector, or only the first. */
  readonly all: boolean
  /** The reference area; `undefined` means the page of the elements. */
  readonly reference: NodeTarget | undefined
  readonly margins: ViewMargins
  readonly thresholds: readonly number[]
  /** Assumed visible fraction before the first check. */
  readonly initialRatio: number
}

/** Platform interface of `createIntersectionObserver`. */
export interface IntersectionObserverHost {
  /**
   * Calls the listener when the visible fraction of an element crosses a threshold. The first check compares it with
   * `initialRatio`.
   *
   * Throws a `HostError`: `not-found` if the element does not exist, `invalid-argument` for an invalid target or
   * reference, `unavailable` without a document.
   */
  observe(observation: Observation, listener: (event: IntersectionEvent) => void): Unsubscribe
}
