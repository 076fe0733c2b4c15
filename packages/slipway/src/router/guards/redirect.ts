import { ApiError } from '../../base/call/ApiError.ts'
import type { PagePath, ParamsArgs } from '../config/register.ts'
import type { OpenApi } from '../config/rules.ts'
import type { Target } from '../config/targets.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import type { Redirect } from './guards.ts'

/** Guards that redirect to each other in a circle are a mistake. */
const mostRedirects = 10

/**
 * A guard's answer that shows another page in the place of the one asked for.
 *
 * @example
 * guard: ({ url }) => isSignedIn() || redirect('/login', { from: url })
 */
export function redirect<Path extends PagePath>(path: Path, ...[params]: ParamsArgs<Path>): Redirect {
  return redirectTo({ path, params: (params ?? {}) as object })
}

/** The same for a page of the config or an address. */
export function redirectTo(target: Target): Redirect {
  return { redirect: target, follow: (core, api, redirects) => followRedirect(core, api, target, redirects) }
}

/** A tab page is switched to, whichever way the refused page was to be opened. */
async function followRedirect(core: NavigatorCore, api: OpenApi, target: Target, redirects: number): Promise<void> {
  const place = core.locate(target)
  if (!place.params) {
    throw new ApiError(api, 'not-found', place.problem ?? `page \`${place.written}\` is not found`)
  }
  if (redirects > mostRedirects) throw new ApiError(api, 'failed', 'guards redirect in a circle')
  await core.enter(core, place.route.tabIndex >= 0 ? 'switchTab' : api, place, redirects)
}
