import { ApiError } from '../../base/call/ApiError.ts'
import type { Place } from './targets.ts'

/** The calls that open a page. */
export type OpenApi = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'

/**
 * Decides whether a call may open a page. Returns the error if not, with a code for programs and the specification's text for
 * people. Source: specification, section 2.
 */
export function refusalToOpen(api: OpenApi, place: Place): ApiError | undefined {
  const { route, written } = place
  const mistake = mistakeIn(api, place)
  return mistake ? new ApiError(api, written && !route ? 'not-found' : 'invalid-argument', mistake) : undefined
}

function mistakeIn(api: OpenApi, { route, written, problem }: Place): string | undefined {
  if (!written) return 'Missing required args: "url"'
  if (!route) return `page \`${written}\` is not found`
  const isTab = route.tabIndex >= 0
  if (isTab && (api === 'navigateTo' || api === 'redirectTo')) return `can not ${api} a tabbar page`
  return !isTab && api === 'switchTab' ? 'can not switch to no-tabBar page' : problem
}
