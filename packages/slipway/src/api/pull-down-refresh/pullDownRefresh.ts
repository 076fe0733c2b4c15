import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { type PageRefresh, pageRefreshes } from '../../base/page/pageRefreshes.ts'
import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'

/**
 * Starts the pull-down refresh of the current page, as if the user had pulled it: the indicator appears and `onRefresh` is
 * called.
 *
 * Resolves once the refresh has started, not when it ends.
 *
 * @throws {ApiError} `not-found` when the current page has no `PullDownRefresh`; `locked` when the page is already refreshing;
 * `unavailable` without a running app.
 * @platform web, capacitor
 *
 * @example
 * <Button onClick={() => startPullDownRefresh()}>Refresh</Button>
 */
export function startPullDownRefresh(): Promise<void> {
  return callApi('startPullDownRefresh', {}, () => {
    if (refreshShown('startPullDownRefresh').start()) return
    throw new ApiError('startPullDownRefresh', 'locked', 'the page is refreshing already')
  })
}

/**
 * Ends the pull-down refresh of the current page. Needed only if `onRefresh` returns no promise.
 *
 * Resolves once the refresh has ended, also if the page was not refreshing; the indicator may still be fading out. A call that is not
 * awaited raises no unhandled rejection when it fails, because the user may have left the page meanwhile.
 *
 * @throws {ApiError} `not-found` when the current page has no `PullDownRefresh`; `unavailable` without a running app.
 * @platform web, capacitor
 *
 * @example
 * await stopPullDownRefresh()
 */
export function stopPullDownRefresh(): Promise<void> {
  const call = callApi('stopPullDownRefresh', {}, () => refreshShown('stopPullDownRefresh').stop())
  call.catch(() => {})
  return call
}

function refreshShown(api: string): PageRefresh {
  const refresh = pageRefreshes.get(topOf(runningNavigator(api).stack.get()).key)
  if (refresh) return refresh
  throw new ApiError(api, 'not-found', 'not-found')
}
