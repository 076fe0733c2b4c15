import { ApiError } from '../base/call/ApiError.ts'
import { unawaited } from '../base/call/unawaited.ts'
import { isDev } from '../base/isDev.ts'
import { apply } from './applyChange.ts'
import { explainRefusal } from './config/explainRefusal.ts'
import { type OpenApi, reasonNotToOpen } from './config/rules.ts'
import type { FoundPlace, Place, Target } from './config/targets.ts'
import { runGuards } from './guards/guards.ts'
import { checkGuards } from './guards/pageGuards.ts'
import type { NavigatorCore, Operations } from './navigatorCore.ts'
import { changeFragment, isFragmentOf } from './operations/changeFragment.ts'
import { type Step, withOverlaysClosed } from './overlay-entries/overlayEntries.ts'
import { recordOf } from './pageRecords.ts'
import { withinMs } from './queue.ts'
import { whenShown } from './shownPages.ts'
import { push, relaunch, replace, topOf } from './stack.ts'
import { startAt } from './startStack.ts'

/** Milliseconds after which a page that is still loading is shown as a skeleton. */
const skeletonDelayMs = 200

/** The change of the stack that each call makes in an app without a tab bar. */
export const operations: Omit<Operations, 'switchTab'> = {
  navigateTo: push,
  redirectTo: replace,
  reLaunch: relaunch,
  openUrl: startAt,
}

/** Opens a page for a call, if none of the dropped pages objects. Resolves with the page's key once the page is shown. */
export async function open(
  core: NavigatorCore,
  api: OpenApi,
  target: Target | Place,
  state?: unknown,
): Promise<string> {
  const { locked } = core
  const place = core.locate(target)
  const { url, written, route } = place
  const shown = topOf(core.stack.get())
  // A fragment of the page shown opens no other page.
  const isFragment = api === 'navigateTo' && place.params && isFragmentOf(url, shown.url)
  const reason = isFragment ? undefined : reasonNotToOpen(api, place)
  if (reason || !place.params) {
    const error = new ApiError(api, written && !route ? 'not-found' : 'invalid-argument', reason)
    if (isDev) error.cause = explainRefusal(api, place)
    throw error
  }
  if (locked.has(url)) throw new ApiError(api, 'locked', `${url} locked`)
  locked.add(url)
  // With a split view, the page in use at the time of the call decides, not the one when the queue reaches this call.
  const change = core.app.windows?.stepFor(api) ?? core[api]
  const make: Step = (bare) => (isFragment ? changeFragment(bare, url) : change(bare, { url, state }, core))
  const question = core.backPress?.question(core.stack.get(), make(core.stack.get()).next)
  try {
    if (question && (await question())) throw new ApiError(api, 'cancelled', 'the user stays')
    if (isFragment) await core.enqueue(() => apply(core, withOverlaysClosed(core.stack.get(), make), api))
    const key = isFragment ? shown.key : await core.enqueue(() => enter(core, api, place, 0, make))
    if (key === shown.key && url.includes('#')) await core.showPart?.(url.slice(url.indexOf('#') + 1))
    return key
  } finally {
    locked.delete(url)
  }
}

/**
 * Runs the guards of a page, loads it and shows it. Resolves with its key.
 *
 * @param redirects Number of redirects that have led to this page.
 */
export async function enter(
  core: NavigatorCore,
  api: OpenApi,
  place: FoundPlace,
  redirects: number,
  make: Step = (bare) => core[api](bare, { url: place.url }, core),
): Promise<string> {
  const { app, userMoves } = core
  const { route, url } = place
  const loading = core.loader.load(route)
  loading.catch(() => {})
  const token = app.auth?.token()
  const guardResult = await runGuards(app, place, url)
  if (guardResult.name === 'refused') {
    await guardResult.redirect?.follow(core, api, redirects + 1)
    const error = new ApiError(api, 'denied', `a guard refused page \`${url}\``)
    if (isDev && !guardResult.redirect) {
      unawaited.texts?.set(
        error,
        `A guard refused the page "${url}", so ${api} did not open it, and the screen has not changed. Return redirect('/path') ` +
          'from the guard to show another page, or catch the rejection of the call, which has the code `denied`.',
      )
    }
    throw error
  }
  const hasThrown = guardResult.name === 'failed'
  // A page that takes longer shows a skeleton, then its content or the retry screen. The call counts as successful.
  const failure = hasThrown
    ? guardResult
    : await withinMs(skeletonDelayMs, Promise.all([loading, route.config.data?.prepare(core, place, url)]))
  if (core.userMoves !== userMoves) throw new ApiError(api, 'cancelled', 'the user went elsewhere')
  if (failure && (!core.recover?.(route, url, hasThrown) || hasThrown)) {
    throw new ApiError(api, 'failed', `page \`${route.path}\` cannot be opened`, { cause: failure.error })
  }
  const change = withOverlaysClosed(core.stack.get(), make)
  const after = topOf(change.next)
  const page = recordOf(core, after, place)
  const shown = after.key === topOf(core.stack.get()).key ? undefined : whenShown(core, page)
  // Sets the gate of the page, because a kept tab may have been refused before. The guards run again if the token has changed
  // while the page was loading, because the user may have signed out.
  checkGuards(core, after, token === app.auth?.token() ? guardResult : undefined)
  await apply(core, change, api)
  await shown
  return after.key
}
