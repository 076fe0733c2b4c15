import { ApiError } from '../../base/ApiError.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PagePath } from '../../router/register.ts'

/**
 * Loads a page's code ahead of time, so that it opens at once.
 *
 * @throws {ApiError} `not-found` when no page has this path; `failed` when its code cannot be loaded.
 * @platform web, capacitor
 *
 * @example
 * await preloadPage('/order/:id')
 */
export async function preloadPage<Path extends PagePath>(path: Path): Promise<void> {
  const navigator = await whenNavigator('preloadPage')
  const route = navigator.routes.get(path)
  if (!route) throw new ApiError('preloadPage', 'not-found', path)
  await navigator.loader.load(route).catch((cause: unknown) => {
    throw new ApiError('preloadPage', 'failed', `${path} ${String(cause)}`, { cause })
  })
}
