import { ApiError } from '../../base/call/ApiError.ts'
import type { Route } from './routes.ts'

/** The calls that open a page. */
export type OpenApi = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'

/**
 * Decides whether a page may be opened this way, and says why not: by the code for programs, by the specification's text for
 * people. `url` is what the caller wrote. Source: specification, section 2.
 */
export function refusalToOpen(api: OpenApi, route: Route | undefined, url: string): ApiError | undefined {
  if (!route) return new ApiError(api, 'not-found', `page \`${url}\` is not found`)
  const isTab = route.tabIndex >= 0
  if (isTab && (api === 'navigateTo' || api === 'redirectTo')) {
    return new ApiError(api, 'invalid-argument', `can not ${api} a tabbar page`)
  }
  if (!isTab && api === 'switchTab') return new ApiError(api, 'invalid-argument', 'can not switch to no-tabBar page')
  return undefined
}
