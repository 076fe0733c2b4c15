import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { CallParams, PagePath } from '../../router/config/register.ts'
import type { Target } from '../../router/config/targets.ts'
import { whenNavigator } from '../../router/current.ts'
import { loadAhead } from '../../router/load/prefetch.ts'
import type { UrlOptions } from './openBy.ts'

/** What `preloadPage` may be told, behind the page's parameters or next to its address. */
export interface PreloadPageOptions {
  /** Stops waiting; what is loaded by then serves all the same. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Loads a page ahead of time, so that it opens at once: its code, and its data (`pageData`) where its parameters are given
 * and its guards would let it be shown. A page that is opened within 30 seconds takes that data. Data that fails is no
 * failure of the call: the page will ask again.
 *
 * @throws {ApiError} `not-found` when no page has this path; `invalid-argument` for parameters that it does not take; `failed`
 * when its code cannot be loaded; `cancelled` or `timeout` when the signal fires.
 * @platform web, capacitor
 *
 * @example
 * await preloadPage('/order/:id') // the code
 * await preloadPage('/order/:id', { id: 1 }) // and the data of this order
 */
export function preloadPage<Path extends PagePath>(
  path: Path,
  params?: CallParams<Path>,
  options?: PreloadPageOptions,
): Promise<void>
export function preloadPage(options: Pick<UrlOptions, 'url'> & PreloadPageOptions): Promise<void>
export function preloadPage(
  to: string | Pick<UrlOptions, 'url'>,
  params?: object,
  options?: PreloadPageOptions,
): Promise<void> {
  const join = (): Target & PreloadPageOptions =>
    typeof to === 'string' ? { ...options, path: to, params: params ?? {} } : to
  return callApi('preloadPage', join, async (given) =>
    orAborted('preloadPage', given.signal, () => preload(given, params)),
  )
}

async function preload(target: Target, params: object | undefined): Promise<void> {
  const pages = await whenNavigator('preloadPage')
  const place = pages.locate(target)
  const { route, written, problem } = place
  if (!route) throw new ApiError('preloadPage', 'not-found', written)
  if (problem && (params || 'url' in target)) throw new ApiError('preloadPage', 'invalid-argument', problem)
  await loadAhead(pages, place).catch((cause: unknown) => {
    throw new ApiError('preloadPage', 'failed', `${written} ${String(cause)}`, { cause })
  })
}
