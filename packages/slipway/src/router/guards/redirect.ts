import { ApiError } from '../../base/call/ApiError.ts'
import type { PagePath, ParamsArgs } from '../config/register.ts'
import type { OpenApi } from '../config/rules.ts'
import type { Target } from '../config/targets.ts'
import type { ArgsAfterWrongPath, WrongPath } from '../config/wrongPath.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import type { Redirect } from './guards.ts'

/** Maximum number of redirects for one call. More redirects mean that guards redirect in a circle. */
const mostRedirects = 10

/**
 * Return value of a guard that shows another page in place of the requested page.
 *
 * @example
 * guard: ({ url }) => isSignedIn() || redirect('/login', { from: url })
 */
export function redirect<Path extends string>(path: Path, ...params: ParamsArgs<Path>): Redirect
export function redirect<const Wrong = undefined>(
  path: WrongPath<PagePath, Wrong>,
  ...rest: ArgsAfterWrongPath<PagePath, Wrong>
): Redirect
export function redirect(path: string, params: object = {}): Redirect {
  return redirectTo({ path, params })
}

/** Does the same as `redirect`, for a page of the config or an address. */
export function redirectTo(target: Target): Redirect {
  return { redirect: target, follow: (core, api, redirects) => followRedirect(core, api, target, redirects) }
}

/** Opens the page of a redirect. A tab page is opened with `switchTab`, whichever call was to open the refused page. */
async function followRedirect(core: NavigatorCore, api: OpenApi, target: Target, redirects: number): Promise<void> {
  const place = core.locate(target)
  if (!place.params) {
    throw new ApiError(api, 'not-found', place.problem ?? `page \`${place.written}\` is not found`)
  }
  if (redirects > mostRedirects) throw new ApiError(api, 'failed', 'guards redirect in a circle')
  await core.enter(core, place.route.tabIndex >= 0 ? 'switchTab' : api, place, redirects)
}
