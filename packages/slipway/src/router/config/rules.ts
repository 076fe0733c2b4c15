import type { OpenApi } from '../stack/stack.ts'
import type { ResolvedTarget } from './targets.ts'

/** Returns the reason why a call may not open a page, in the specification's words (section 2), or `undefined` if it may. */
export function reasonNotToOpen(api: OpenApi, { route, written, problem }: ResolvedTarget): string | undefined {
  if (!written) return 'Missing required args: "url"'
  if (!route) return `page \`${written}\` is not found`
  const isTab = route.tabIndex >= 0
  if (isTab && (api === 'navigateTo' || api === 'redirectTo')) return `can not ${api} a tabbar page`
  return !isTab && api === 'switchTab' ? 'can not switch to no-tabBar page' : problem
}
