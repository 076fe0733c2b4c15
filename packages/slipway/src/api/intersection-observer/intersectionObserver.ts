import { host as platformHost } from '#host/intersection-observer'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import type { ViewMargins } from '../../base/page/margins.ts'
import { checkTarget, type NodeTarget, type QueryScope, shownPage } from '../query-scope/scope.ts'
import type { IntersectionEvent, IntersectionObserverHost } from './host.ts'

/** Options of `createIntersectionObserver`. */
export interface IntersectionObserverOptions {
  /**
   * Visible fractions of an element, from 0 to 1. The callback is called when one of them is crossed.
   * @default [0]
   */
  readonly thresholds?: readonly number[] | undefined
  /**
   * Assumed visible fraction before the first check. The callback is not called at first if the element is in this state
   * already.
   * @default 0
   */
  readonly initialRatio?: number | undefined
  /**
   * Whether to observe all elements that match a selector, instead of the first.
   * @default false
   */
  readonly observeAll?: boolean | undefined
}

/** Observes the visible fraction of elements. */
export interface PageIntersectionObserver {
  /** Sets the reference area of later calls of `observe`: an ancestor of the target. Replaces an earlier reference. */
  relativeTo(reference: NodeTarget, margins?: ViewMargins): PageIntersectionObserver
  /** Uses the visible area of the page as reference area of later calls of `observe`. This is the default. */
  relativeToViewport(margins?: ViewMargins): PageIntersectionObserver
  /**
   * Observes an element, or all elements that match a selector. Resolves when observing has started, and rejects with
   * `not-found` if the element does not exist. The callback is first called after that.
   */
  observe(target: NodeTarget, callback: (event: IntersectionEvent) => void): Promise<void>
  /** Stops observing all elements. */
  disconnect(): void
}

const api = 'createIntersectionObserver'

/**
 * Creates an observer for when elements enter or leave the visible area, without scroll listeners.
 *
 * Selectors are searched in the current page, unless you pass another scope. Coordinates are relative to the upper left
 * corner of the page's visible area, as with `createSelectorQuery`. In React, prefer `useInView` and
 * `IntersectionTrigger`.
 *
 * `observe` rejects with an `ApiError`: `not-found` if the element does not exist; `invalid-argument` for invalid
 * options, selectors, margins or callbacks, and for a reference that is not an ancestor of the element; `unavailable`
 * without a running app, or without a document.
 *
 * @param scope An element (which is included in the search), a React ref, or a page, as returned by `useRoute()` and
 * `getCurrentPages()`.
 * @platform web, capacitor
 *
 * @example
 * const observer = createIntersectionObserver(undefined, { thresholds: [0.5] })
 * await observer.relativeToViewport({ bottom: 100 }).observe('#offer', ({ intersectionRatio }) => report(intersectionRatio))
 * observer.disconnect()
 */
export function createIntersectionObserver(
  scope?: QueryScope | null,
  options?: IntersectionObserverOptions,
  host: IntersectionObserverHost = platformHost,
): PageIntersectionObserver {
  let area: { readonly reference: NodeTarget | undefined; readonly margins: ViewMargins | undefined } | undefined
  let stops: Unsubscribe[] = []
  const observer: PageIntersectionObserver = {
    relativeTo(reference, margins) {
      // An undefined reference, probably a mistake, must not mean the viewport.
      area = { reference: reference ?? '', margins }
      return observer
    },
    relativeToViewport(margins) {
      area = { reference: undefined, margins }
      return observer
    },
    observe: (target, callback) =>
      callApi(api, {}, () => {
        const { reference, margins = {} } = area ?? { reference: undefined }
        const limits = checkLimits(options)
        checkMargins(margins)
        checkTarget(api, 'target', target)
        if (reference !== undefined) checkTarget(api, 'relativeTo', reference)
        checkFunction(api, 'callback', callback)
        let isOver = false
        const notify = (event: IntersectionEvent) => {
          if (isOver) return
          try {
            callback(event)
          } catch (error) {
            reportLater(error)
          }
        }
        const observation = { scope: scope ?? shownPage(api), target, reference, margins, ...limits }
        const stop = host.observe(observation, notify)
        stops.push(() => {
          isOver = true
          stop()
        })
      }),
    disconnect() {
      for (const stop of stops) stop()
      stops = []
    },
  }
  return observer
}

function checkLimits(options: IntersectionObserverOptions | undefined) {
  const { thresholds = [0], initialRatio = 0, observeAll = false } = checkOptions(api, options ?? {})
  if (!Array.isArray(thresholds) || thresholds.length === 0 || !thresholds.every(isFraction)) {
    throw new ApiError(api, 'invalid-argument', 'thresholds must be a list of numbers from 0 to 1')
  }
  if (!isFraction(initialRatio))
    throw new ApiError(api, 'invalid-argument', 'initialRatio must be a number from 0 to 1')
  return { thresholds: [...thresholds] as number[], initialRatio, all: observeAll === true }
}

const isFraction = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

function checkMargins(margins: ViewMargins): void {
  const { left = 0, right = 0, top = 0, bottom = 0 } = checkOptions(api, margins)
  for (const margin of [left, right, top, bottom]) checkNumber(api, 'margins', margin)
}
