import { callApi } from '../../base/call/callApi.ts'
import { checkString, refusal } from '../../base/call/check.ts'
import { quietly } from '../../base/call/quietly.ts'
import { withoutQuery } from '../../router/address/address.ts'
import type { ResolvedTarget } from '../../router/config/targets.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { OpenApi } from '../../router/stack/stack.ts'

/** A target given as an address, absolute (`/order/1?from=x`) or relative to the current page (`./edit`). */
export interface UrlOptions {
  /** The address. Checked at run time against the pages and their parameters. */
  readonly url: string
  /** A serialisable value for the page, outside its address: `useRoute().state`. It survives a reload. */
  readonly state?: unknown
}

/** An opened page. */
export interface Opened {
  readonly pages: PageNavigator
  readonly key: string
}

/**
 * Opens a page for one of the public functions. Interceptors always get the address; the page is resolved again only if
 * they change it. Rejects a state that cannot be stored in a history entry.
 *
 * @param prepare Checks the other arguments before anything changes; returns the function that creates the result.
 */
export function openBy<Answer = void>(
  api: OpenApi,
  to: string | UrlOptions,
  params: object = {},
  prepare?: () => (opened: Opened) => Answer,
): Promise<Answer> {
  const open = (pages: PageNavigator) => {
    /** The page of the call, unless an interceptor passes on another address. */
    let resolved: ResolvedTarget | undefined
    const join = (): UrlOptions => {
      if (typeof to !== 'string') return to
      resolved = pages.locate({ path: to, params })
      return { url: resolved.url }
    }
    return callApi(api, join, async ({ url, state }) => {
      checkString(api, 'url', url)
      try {
        // The history stores a structured clone, which can contain neither functions nor DOM nodes.
        structuredClone(state)
      } catch {
        throw refusal(api, 'state is not serialisable')
      }
      const answer = prepare?.()
      const isSameTarget = resolved?.url === url
      // As in mini-programs, the query of a tab's address is dropped.
      const address = { url: api === 'switchTab' ? withoutQuery(url) : url }
      const key = await pages.open(api, (isSameTarget && resolved) || address, state)
      return answer?.({ pages, key }) as Answer
    })
  }
  return quietly(whenNavigator(api).then(open))
}
