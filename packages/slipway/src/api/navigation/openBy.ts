import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { quietly } from '../../base/call/quietly.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import type { OpenApi } from '../../router/config/rules.ts'
import { whenNavigator } from '../../router/current.ts'
import type { Navigator } from '../../router/navigator.ts'

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
 * Opens a page for one of the calls. Interceptors get the address, however the call named it. A state that no history entry
 * can hold is refused.
 *
 * @param prepare Checks what else the call was given, before anything has changed; returns what makes the answer.
 */
export function openBy<Answer = void>(
  api: OpenApi,
  to: string | UrlOptions,
  params: object | undefined,
  prepare?: () => (opened: Opened) => Answer,
): Promise<Answer> {
  const call = open(api, to, params, prepare).catch((error: unknown) => {
    throw toApiError(api, error)
  })
  return quietly(call)
}

async function open<Answer>(
  api: OpenApi,
  to: string | UrlOptions,
  params: object = {},
  prepare?: () => (opened: Opened) => Answer,
): Promise<Answer> {
  const navigator = await whenNavigator(api)
  const byPath = typeof to === 'string' ? { path: to, params } : undefined
  const given = typeof to === 'string' ? { url: navigator.locate({ path: to, params }).url } : to
  return callApi(api, given, async ({ url, state }: UrlOptions) => {
    checkString(api, 'url', url)
    if (!isSerialisable(state)) throw new ApiError(api, 'invalid-argument', 'state must be serialisable')
    const answer = prepare?.()
    // As in mini-programs, a tab takes no query.
    const address = { url: api === 'switchTab' ? (url.split('?', 1)[0] ?? '') : url }
    const key = await navigator.open(api, byPath && url === given.url ? byPath : address, state)
    return answer?.({ navigator, key }) as Answer
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
