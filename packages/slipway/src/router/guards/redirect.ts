import { ApiError } from '../../base/call/ApiError.ts'
import type { GuardedPages, Redirect, RedirectOpener } from '../config/guardTypes.ts'
import type { PagePath, ParamsArgs } from '../config/register.ts'
import type { Target } from '../config/targets.ts'
import type { ArgsAfterWrongPath, WrongPath } from '../config/wrongPath.ts'
import type { OpenApi, PageEntry } from '../stack/stack.ts'

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
  return {
    redirect: target,
    follow: (opener, api, redirects) => followRedirect(opener, api, target, redirects),
    backSteps: stepsPastRedirects,
  }
}

/**
 * Opens the page of a redirect. A tab page is opened with `switchTab`, whichever call was to open the refused page, except for
 * `openUrl`, which opens any page.
 */
async function followRedirect(
  { locate, enter }: RedirectOpener,
  api: OpenApi,
  target: Target,
  redirects: number,
): Promise<void> {
  const resolved = locate(target)
  if (!resolved.params) {
    throw new ApiError(api, 'not-found', resolved.problem ?? `page \`${resolved.written}\` is not found`)
  }
  if (redirects > mostRedirects) throw new ApiError(api, 'failed', 'guards redirect in a circle')
  const isSwitch = api !== 'openUrl' && resolved.route.tabIndex >= 0
  await enter(isSwitch ? 'switchTab' : api, resolved, redirects)
}

/** See `Redirect`. Runs the guards of a page below if they have not run yet, and returns 0 meanwhile. */
function stepsPastRedirects(guarded: GuardedPages, entry: PageEntry): number {
  const { stack, pageGates, home, locate, matchOf } = guarded
  const pages = [home, ...stack.get().pages]
  const gateOf = ({ key }: PageEntry) => pageGates.store.get().get(key)
  const depth = pages.slice(0, pages.indexOf(entry)).findLastIndex((page) => {
    const { redirect } = gateOf(page) ?? {}
    return !redirect || locate(redirect.redirect).route !== matchOf(entry)?.route
  })
  const target = pages[depth]
  if (!target || gateOf(target)?.name === 'waiting') return 0
  if (guarded.hasGuardResult(target.key)) return depth ? pages.length - 1 - depth : Infinity
  // The shell calls this function while it renders, and guards change the state of the shell. With a gate, the shell also learns
  // of guards that let the page be shown.
  queueMicrotask(() => {
    pageGates.set(target.key, { name: 'waiting' })
    guarded.checkGuards(target)
  })
  return 0
}
