import { ApiError } from '../../base/ApiError.ts'
import { callApi } from '../../base/callApi.ts'
import { checkString } from '../../base/check.ts'
import { quietly } from '../../base/quietly.ts'
import { whenNavigator } from '../../router/current.ts'
import type { Navigator } from '../../router/navigator.ts'
import type { OpenApi } from '../../router/rules.ts'

/** The string form of a call: an address, absolute (`/order/1?from=x`) or relative to the current page (`./edit`). */
export interface UrlOptions {
  /** Where to go. Checked at run time against the pages and their parameters. */
  readonly url: string
  /** A serialisable value for the page, outside its address: `useRoute().state`. It survives a reload. */
  readonly state?: unknown
}

/** A page that was opened, by its key. */
export interface Opened {
  readonly navigator: Navigator
  readonly key: string
}

/**
 * Opens a page for one of the calls, whose answer is made of it. Interceptors get the address, however the call named it. A
 * state that no history entry can hold is refused.
 */
export function openBy<Answer>(
  api: OpenApi,
  to: string | UrlOptions,
  params: object | undefined,
  answer: (opened: Opened) => Answer,
): Promise<Answer> {
  return quietly(open(api, to, params, answer))
}

async function open<Answer>(
  api: OpenApi,
  to: string | UrlOptions,
  params: object = {},
  answer: (opened: Opened) => Answer,
): Promise<Answer> {
  const navigator = await whenNavigator(api)
  const byPath = typeof to === 'string' ? { path: to, params } : undefined
  const given = typeof to === 'string' ? { url: navigator.locate({ path: to, params }).url } : to
  return callApi(api, given, async ({ url, state }: UrlOptions) => {
    checkString(api, 'url', url)
    if (!isSerialisable(state)) throw new ApiError(api, 'invalid-argument', 'state must be serialisable')
    const target = byPath && url === given.url ? byPath : { url }
    return answer({ navigator, key: await navigator.open(api, target, state) })
  })
}

/** Whether a history entry can hold a value: functions and DOM nodes it cannot. */
function isSerialisable(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}
