import { ApiError } from '../../base/ApiError.ts'
import { callApi } from '../../base/callApi.ts'
import { whenNavigator } from '../../router/current.ts'
import { loadAhead } from '../../router/prefetch.ts'
import type { CallParams, PagePath } from '../../router/register.ts'
import type { Target } from '../../router/targets.ts'
import type { UrlOptions } from './openBy.ts'

/**
 * Loads a page ahead of time, so that it opens at once: its code, and its data (`pageData`) where its parameters are given
 * and its guards would let it be shown. A page that is opened within 30 seconds takes that data. Data that fails is no
 * failure of the call: the page will ask again.
 *
 * @throws {ApiError} `not-found` when no page has this path; `invalid-argument` for parameters that it does not take; `failed`
 * when its code cannot be loaded.
 * @platform web, capacitor
 *
 * @example
 * await preloadPage('/order/:id') // the code
 * await preloadPage('/order/:id', { id: 1 }) // and the data of this order
 */
export function preloadPage<Path extends PagePath>(path: Path, params?: CallParams<Path>): Promise<void>
export function preloadPage(options: Pick<UrlOptions, 'url'>): Promise<void>
export function preloadPage(to: string | Pick<UrlOptions, 'url'>, params?: object): Promise<void> {
  const target: Target = typeof to === 'string' ? { path: to, params: params ?? {} } : to
  return callApi('preloadPage', target, async (given) => {
    const navigator = await whenNavigator('preloadPage')
    const { route, written, problem } = navigator.locate(given)
    if (!route) throw new ApiError('preloadPage', 'not-found', written)
    if (problem && (params || 'url' in given)) throw new ApiError('preloadPage', 'invalid-argument', problem)
    await loadAhead(navigator, given).catch((cause: unknown) => {
      throw new ApiError('preloadPage', 'failed', `${written} ${String(cause)}`, { cause })
    })
  })
}
