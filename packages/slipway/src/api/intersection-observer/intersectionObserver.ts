import { host as platformHost } from '#host/intersection-observer'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import type { Margins } from '../../base/page/margins.ts'
import { checkTarget, type NodeTarget, type QueryScope, shownPage } from '../query-scope/scope.ts'
import type { IntersectionEvent, IntersectionObserverHost } from './host.ts'

/** When an intersection observer tells. */
export interface IntersectionObserverOptions {
  /**
   * Shares of an element, 0 to 1; it is told when one is reached or left.
   * @default [0]
   */
  readonly thresholds?: readonly number[] | undefined
  /**
   * The share that counts as seen before the first look: what is so already is not told.
   * @default 0
   */
  readonly initialRatio?: number | undefined
  /**
   * Whether all elements of a selector are observed, or the first one.
   * @default false
   */
  readonly observeAll?: boolean | undefined
}

/** Observes how much of elements is seen. */
export interface PageIntersectionObserver {
  /**
   * Names what elements are seen through, for what is observed from now on: an element around them. The last one named counts.
   */
  relativeTo(reference: NodeTarget, margins?: Margins): PageIntersectionObserver
  /** Names what is seen of the page, for what is observed from now on; so it is without a word. */
  relativeToViewport(margins?: Margins): PageIntersectionObserver
  /**
   * Observes an element, or all of a selector. Resolves when it has begun, and rejects with `not-found` where there is no such
   * element. What is told comes later, however the element is at first.
   */
  observe(target: NodeTarget, callback: (event: IntersectionEvent) => void): Promise<void>
  /** Observes nothing any more. */
  disconnect(): void
}

const api = 'createIntersectionObserver'

/**
 * Makes an observer, which tells when elements come into view and when they leave it, without anyone listening to scrolls.
 *
 * It looks for elements in the page shown, unless it is given another scope. Places count from the upper left corner of what
 * is seen of the page, as those of `createSelectorQuery` do. In React, `useInView` and `IntersectionTrigger` are closer at hand.
 *
 * `observe` rejects with an `ApiError`: `not-found` where there is no such element; `invalid-argument` for options, selectors,
 * margins or callbacks that are none, and for a reference that is not around the element; `unavailable` without a running app,
 * or without a document.
 *
 * @param scope An element (itself included), a React ref, or a page, as `useRoute()` and `getCurrentPages()` tell of it.
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
  let seenThrough: { readonly reference: NodeTarget | undefined; readonly margins: Margins | undefined } | undefined
  let stops: Unsubscribe[] = []
  const observer: PageIntersectionObserver = {
    relativeTo(reference, margins) {
      // A reference that was forgotten must not mean the viewport.
      seenThrough = { reference: reference ?? '', margins }
      return observer
    },
    relativeToViewport(margins) {
      seenThrough = { reference: undefined, margins }
      return observer
    },
    observe: (target, callback) =>
      callApi(api, {}, () => {
        const { reference, margins = {} } = seenThrough ?? { reference: undefined }
        const limits = checkLimits(options)
        checkMargins(margins)
        checkTarget(api, 'target', target)
        if (reference !== undefined) checkTarget(api, 'relativeTo', reference)
        checkFunction(api, 'callback', callback)
        let isOver = false
        const tell = (event: IntersectionEvent) => {
          if (isOver) return
          try {
            callback(event)
          } catch (error) {
            reportLater(error)
          }
        }
        const observation = { scope: scope ?? shownPage(api), target, reference, margins, ...limits }
        const stop = host.observe(observation, tell)
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
  if (!Array.isArray(thresholds) || thresholds.length === 0 || !thresholds.every(isShare)) {
    throw new ApiError(api, 'invalid-argument', 'thresholds must be a list of numbers from 0 to 1')
  }
  if (!isShare(initialRatio)) throw new ApiError(api, 'invalid-argument', 'initialRatio must be a number from 0 to 1')
  return { thresholds: [...thresholds] as number[], initialRatio, all: observeAll === true }
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

function checkMargins(margins: Margins): void {
  const { left = 0, right = 0, top = 0, bottom = 0 } = checkOptions(api, margins)
  for (const margin of [left, right, top, bottom]) checkNumber(api, 'margins', margin)
}
