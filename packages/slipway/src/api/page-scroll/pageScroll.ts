import { host as platformHost } from '#host/page-scroll'
import { ApiError, type ApiErrorCode } from '../../base/call/ApiError.ts'
import { refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'
import type { PageScrollHost, ScrollEnd, ScrollGoal } from './host.ts'

/** Options of `pageScrollTo`: either a position or an element. */
export interface PageScrollToOptions {
  /** Distance from the top of the content, in CSS pixels. A value out of range scrolls to the nearest end. */
  readonly scrollTop?: number | undefined
  /** A CSS selector; the first matching element in the page is scrolled to the page's top edge. */
  readonly selector?: string | undefined
  /**
   * Offset from the element, in CSS pixels: positive values scroll further down, negative values stop above the element. Only
   * with `selector`.
   * @default 0
   */
  readonly offsetTop?: number | undefined
  /**
   * Duration in milliseconds; 0 jumps. If the user prefers reduced motion, the page always jumps.
   * @default 300
   */
  readonly duration?: number | undefined
  /** Ends the scroll at the current position. */
  readonly signal?: AbortSignal | undefined
}

const failures: Readonly<Record<Exclude<ScrollEnd, 'reached'>, readonly [ApiErrorCode, string]>> = {
  interrupted: ['cancelled', 'cancel'],
  'no-page': ['not-found', 'page not found'],
  'no-element': ['not-found', 'element not found'],
  'invalid-selector': ['invalid-argument', 'selector is not valid'],
}

let running: AbortController | undefined

/**
 * Scrolls the current page to a position, or to an element in it.
 *
 * Resolves when the page has reached exactly that position. An element is scrolled to the top edge, less its `scroll-margin-top`
 * and the page's `scroll-padding-top`. The element's position is measured up to the last frame, so content that loads above it
 * meanwhile does not make the result less exact.
 *
 * @throws {ApiError} `invalid-argument` for neither or both of `scrollTop` and `selector`, for `offsetTop` without a `selector`,
 * or for values of the wrong type; `not-found` when the element does not exist (`element not found`); `cancelled` when the user
 * touches or scrolls the page, another page is shown, another call starts (`cancel`) or `signal` fires (`abort`): the page
 * then stays at its current position; `unavailable` without a running app (`page not found`).
 * @platform web, capacitor
 *
 * @example
 * await pageScrollTo({ selector: '#comments', offsetTop: -12 })
 */
export function pageScrollTo(options: PageScrollToOptions, host: PageScrollHost = platformHost): Promise<void> {
  return callApi('pageScrollTo', options, (given) => scroll(given, host))
}

async function scroll(options: PageScrollToOptions, host: PageScrollHost): Promise<void> {
  const { duration = 300, signal } = options
  const goal = checkGoal(options)
  checkNumber('pageScrollTo', 'duration', duration, 0)
  refuseAborted('pageScrollTo', signal)
  const pages = runningNavigator('pageScrollTo', 'page not found')

  running?.abort()
  const controller = new AbortController()
  running = controller
  const { key } = topOf(pages.stack.get())
  const stop = pages.onChange(({ after }) => {
    if (topOf(after).key !== key) controller.abort()
  })
  const over = signal ? AbortSignal.any([controller.signal, signal]) : controller.signal
  const end = await host.scrollTo(key, goal, duration, over).finally(stop)
  if (end === 'reached') return
  refuseAborted('pageScrollTo', signal)
  throw new ApiError('pageScrollTo', ...failures[end])
}

function checkGoal({ scrollTop, selector, offsetTop }: PageScrollToOptions): ScrollGoal {
  if ((scrollTop === undefined) === (selector === undefined)) {
    throw new ApiError('pageScrollTo', 'invalid-argument', 'name either scrollTop or selector')
  }
  if (selector === undefined) {
    if (offsetTop !== undefined) throw new ApiError('pageScrollTo', 'invalid-argument', 'offsetTop needs a selector')
    checkNumber('pageScrollTo', 'scrollTop', scrollTop)
    return { scrollTop }
  }
  checkString('pageScrollTo', 'selector', selector)
  const offsetPx = offsetTop ?? 0
  checkNumber('pageScrollTo', 'offsetTop', offsetPx)
  return { selector, offsetPx }
}
