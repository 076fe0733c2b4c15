import type { OpenApi } from '../stack/stack.ts'
import type { ResolvedTarget } from './targets.ts'

/**
 * Explains to the developer why a call may not open a target, with the page and the correct call. Development builds have it as the
 * `cause` of the error, because the specification gives the error's own text, which does not name the page.
 */
export function explainRefusal(api: OpenApi, { url, written, route, problem }: ResolvedTarget): Error {
  if (!written) return new Error(`The call has no address. Write ${api}('/path'), or ${api}({ url: '/path' }).`)
  if (!route)
    return new Error(`No page of the app has the address "${written}". Add the page to \`pages\` of the app's config.`)
  const isTab = route.tabIndex >= 0
  if (isTab && (api === 'navigateTo' || api === 'redirectTo')) {
    return new Error(`"${route.path}" is a page of the tab bar. Write switchTab('${route.path}').`)
  }
  if (!isTab && api === 'switchTab') {
    return new Error(`"${route.path}" is no page of the tab bar. Write navigateTo, redirectTo or reLaunch.`)
  }
  return new Error(
    `The page "${route.path}" cannot be opened with ${url ? `the address "${url}"` : 'these parameters'}: ${problem}.`,
  )
}
