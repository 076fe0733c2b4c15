import type { ApiError } from '../../../base/call/ApiError.ts'
import { isApiError } from '../../../base/call/ApiError.ts'
import { page } from '../../../router/config/config.ts'
import type { Guard } from '../../../router/config/guardTypes.ts'
import { optionalParam } from '../../../router/config/params.ts'
import { createNavigator } from '../../../router/createNavigator.ts'
import type { History } from '../../../router/history/history.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'
import { tabOperations } from '../../../router/stack/tabOperations.ts'

/** Loads a page that shows nothing. */
export const load = async () => ({ default: () => null })

/** Configuration of an app for tests of the router: two tabs, pages with and without parameters, and one that fails to load. */
export const routedApp = {
  pages: {
    '/': page({ load }),
    '/mine': page({ load }),
    '/list': page({ load }),
    '/order/:id': page({ load, params: { id: Number, from: optionalParam(String) }, under: '/' }),
    '/broken': page({ load: () => Promise.reject(new Error('no such file')) }),
  },
  tabBar: { items: [{ path: '/' }, { path: '/mine' }], back: 'first' as const, operations: tabOperations },
}

/** Starts the app at an address, or at the current entry of a history. */
export function startRouted(url = '/', history: History = memoryHistory(url)(), guard?: Guard) {
  const pages = createNavigator({ ...routedApp, ...(guard && { guard }) }, history)
  return { pages, history, urls: () => pages.stack.get().pages.map((entry) => entry.url) }
}

/** Expects that a call rejects with an `ApiError`, and returns the error. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('the call did not reject'),
    (reason: unknown) => reason,
  )
  if (isApiError(error)) return error
  throw error
}

/** Adds an entry like another script, for example a lightbox or a chat. */
export function addForeign(history: History): void {
  history.push(history.url(), { modal: true })
}
