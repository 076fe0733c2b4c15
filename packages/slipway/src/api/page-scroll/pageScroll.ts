import { host as platformHost } from '#host/page-scroll'
import { ApiError, type ApiErrorCode } from '../../base/call/ApiError.ts'
import { refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack.ts'
import type { PageScrollHost, ScrollEnd, ScrollGoal } from './host.ts'

/** What `pageScrollTo` takes: a position or an element, one of the two. */
export interface PageScrollToOptions {
  /** CSS pixels from the content's top. What is out of reach means the nearest end. */
  readonly scrollTop?: number | undefined
  /** A CSS selector; the first element in the page that matches comes to the page's top edge. */
  readonly selector?: string | undefined
  /**
   * CSS pixels to go on down from the element; below 0, to stay above it. Only with a `selector`.
   * @default 0
   */
  readonly offsetTop?: number | undefined
  /**
   * Milliseconds; 0 jumps. Where people asked for less motion it jumps in any case.
   * @default 300
   */
  readonly duration?: number | undefined
  /** Ends the motion where it is. */
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
 * Scrolls the page shown to a position, or to an element in it.
 *
 * Resolves when the page is exactly there. An element comes to the top edge less its `scroll-margin-top` and the page's
 * `scroll-padding-top`, and is found where it is at the end: what loads above it meanwhile makes it no less exact.
 *
 * @throws {ApiError} `invalid-argument` for neither or both of `scrollTop` and `selector`, `offsetTop` without a
 * `selector`, or values of a wrong shape;
 * `not-found` when there is no such element (`element not found`); `cancelled` when the user touches the page or scrolls it,
 * another page is shown, another call takes over (`cancel`) or `signal` fires (`abort`): the page stays where it is then;
 * `unavailable` without a running app (`page not found`).
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
  const own = new AbortController()
  running = own
  const { key } = topOf(pages.stack.get())
  const stop = pages.onChange(({ after }) => {
    if (topOf(after).key !== key) own.abort()
  })
  const over = signal ? AbortSignal.any([own.signal, signal]) : own.signal
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
