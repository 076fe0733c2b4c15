import { callApi } from '../../base/call/callApi.ts'
import { checkString, refusal } from '../../base/call/check.ts'
import type { OpenApi } from '../../router/config/rules.ts'
import type { Place } from '../../router/config/targets.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { pathOf } from '../../router/stack.ts'

/** The string form of a call: an address, absolute (`/order/1?from=x`) or relative to the current page (`./edit`). */
export interface UrlOptions {
  /** Where to go. Checked at run time against the pages and their parameters. */
  readonly url: string
  /** A serialisable value for the page, outside its address: `useRoute().state`. It survives a reload. */
  readonly state?: unknown
}

/** A page that was opened, by its key. */
export interface Opened {
  readonly pages: PageNavigator
  readonly key: string
}

/**
 * Opens a page for one of the calls. Interceptors get the address, however the call named it; the page is resolved again only
 * if they change the address. A state that no history entry can hold is refused.
 *
 * @param prepare Checks what else the call was given, before anything has changed; returns what makes the answer.
 */
export function openBy<Answer = void>(
  api: OpenApi,
  to: string | UrlOptions,
  params: object = {},
  prepare?: () => (opened: Opened) => Answer,
): Promise<Answer> {
  let place: Place | undefined
  const join = async (): Promise<UrlOptions> => {
    const pages = await whenNavigator(api)
    if (typeof to !== 'string') return to
    place = pages.locate({ path: to, params })
    return { url: place.url }
  }
  return callApi(api, join, async ({ url, state }) => {
    checkString(api, 'url', url)
    try {
      // As the history does, which can hold neither functions nor DOM nodes.
      structuredClone(state)
    } catch {
      throw refusal(api, 'state is not serialisable')
    }
    const answer = prepare?.()
    const pages = await whenNavigator(api)
    // As in mini-programs, a tab takes no query.
    const address = { url: api === 'switchTab' ? pathOf(url) : url }
    const key = await pages.open(api, url === place?.url ? place : address, state)
    return answer?.({ pages, key }) as Answer
  })
}
