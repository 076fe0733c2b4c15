import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { CallParams, PagePath, ParamsArgs } from '../../router/config/register.ts'
import type { Target } from '../../router/config/targets.ts'
import type { ArgsAfterWrongPath, WrongPath } from '../../router/config/wrongPath.ts'
import { whenNavigator } from '../../router/current.ts'
import { loadAhead } from '../../router/links/prefetch.ts'
import type { UrlOptions } from './openBy.ts'

/** Options of `preloadPage`, after the page's parameters or next to its address. */
export interface PreloadPageOptions {
  /** Cancels the call; code and data loaded by then remain usable. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Preloads a page, so that it opens immediately. Loads its code, and also its data (`pageData`) if its parameters are
 * given and its guards allow it. The data are used if the page is opened within 30 seconds. If loading the data fails,
 * the call still resolves, and the page loads its data again.
 *
 * @throws {ApiError} `not-found` if no page has this path; `invalid-argument` for parameters that the page does not
 * accept; `failed` if its code cannot be loaded; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 *
 * @example
 * await preloadPage('/order/:id') // the code
 * await preloadPage('/order/:id', { id: 1 }) // and the data of this order
 */
export function preloadPage<Path extends string>(path: Path, ...params: PreloadArgs<Path>): Promise<void>
export function preloadPage<const Wrong = undefined>(
  options: (Pick<UrlOptions, 'url'> & PreloadPageOptions) | WrongPath<PagePath, Wrong>,
  ...rest: ArgsAfterWrongPath<PagePath, Wrong>
): Promise<void>
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

/** The arguments after the path. Without parameters only the code is loaded, so they may be left out for each page. */
type PreloadArgs<Path extends string> = [Path] extends [PagePath]
  ? [params?: CallParams<Path>, options?: PreloadPageOptions]
  : ParamsArgs<Path>

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
