import type { ApiErrorCode } from '../base/ApiError.ts'
import type { Route } from './routes.ts'

/** The calls that open a page. */
export type OpenApi = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'

/** Why a call is refused: the code for programs, the specification's text for people. */
export interface Refusal {
  readonly code: ApiErrorCode
  readonly detail: string
}

/** Decides whether a page may be opened this way. `url` is what the caller wrote. Source: specification, section 2. */
export function refusalToOpen(api: OpenApi, route: Route | undefined, url: string): Refusal | undefined {
  if (!route) return { code: 'not-found', detail: `page \`${url}\` is not found` }
  const isTab = route.tabIndex >= 0
  if (isTab && (api === 'navigateTo' || api === 'redirectTo')) {
    return { code: 'invalid-argument', detail: `can not ${api} a tabbar page` }
  }
  if (!isTab && api === 'switchTab') return { code: 'invalid-argument', detail: 'can not switch to no-tabBar page' }
  return undefined
}
