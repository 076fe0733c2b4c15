import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { type PageRefresh, pageRefreshes } from '../../base/page/pageRefreshes.ts'
import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack.ts'

/**
 * Begins the pull-down refresh of the page shown, as if it had been pulled: the indicator comes and `onRefresh` is called.
 *
 * Resolves once the refresh has begun, not when it ends.
 *
 * @throws {ApiError} `not-found` when the page shown has no `PullDownRefresh`; `locked` when it is refreshing already;
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
 * Ends the pull-down refresh of the page shown. Needed only where `onRefresh` returns no promise.
 *
 * Resolves once the page is not refreshing any more, which it may not have been before; the indicator is on its way out.
 * Where nobody awaits it, a call that comes too late raises no unhandled rejection: the user may have left meanwhile.
 *
 * @throws {ApiError} `not-found` when the page shown has no `PullDownRefresh`; `unavailable` without a running app.
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
