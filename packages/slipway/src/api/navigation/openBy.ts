import { ApiError } from '../../base/ApiError.ts'
import { whenNavigator } from '../../router/current.ts'
import type { Navigator } from '../../router/navigator.ts'
import type { OpenApi } from '../../router/rules.ts'
import type { Target } from '../../router/targets.ts'

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

/** Opens a page for one of the calls. A state that no history entry can hold is refused. */
export async function openBy(api: OpenApi, to: string | UrlOptions, params: object = {}): Promise<Opened> {
  const target: Target = typeof to === 'string' ? { path: to, params } : { url: to.url }
  const state = typeof to === 'string' ? undefined : to.state
  if (!isSerialisable(state)) throw new ApiError(api, 'invalid-argument', 'state must be serialisable')
  const navigator = await whenNavigator(api)
  return { navigator, key: await navigator.open(api, target, state) }
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
