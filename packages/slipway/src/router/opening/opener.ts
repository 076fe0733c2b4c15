import { ApiError } from '../../base/call/ApiError.ts'
import { unawaited } from '../../base/call/unawaited.ts'
import { isDev } from '../../base/isDev.ts'
import type { AnyApp } from '../config/config.ts'
import { explainRefusal } from '../config/explainRefusal.ts'
import type { PageRecords } from '../config/pageRecords.ts'
import { reasonNotToOpen } from '../config/rules.ts'
import type { FoundTarget, ResolvedTarget, Target } from '../config/targets.ts'
import { runGuards } from '../guards/guards.ts'
import type { CheckGuards } from '../guards/pageGuards.ts'
import { withinMs } from '../history/queue.ts'
import type { StackHistory } from '../history/stackHistory.ts'
import type { PageLoader } from '../load/pageLoader.ts'
import { changeFragment, isFragmentOf } from '../stack/changeFragment.ts'
import { type ChangeOfPages, type OpenApi, topOf, withOverlaysClosed } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'
import type { LateParts } from './lateParts.ts'
import type { Operations } from './operations.ts'
import type { ShownPages } from './shownPages.ts'
import type { AppRules } from './startStack.ts'

/** Milliseconds after which a page that is still loading is shown as a skeleton. */
const skeletonDelayMs = 200

/** Opens pages. */
export interface Opener {
  /** Opens a page for a call, if none of the dropped pages objects. Resolves with the page's key once the page is shown. */
  open(api: OpenApi, target: Target | ResolvedTarget, state?: unknown): Promise<string>
  /**
   * Runs the guards of a page, loads it and shows it. Resolves with its key.
   *
   * @param redirects Number of redirects that have led to this page.
   */
  enter(api: OpenApi, found: FoundTarget, redirects: number, make?: ChangeOfPages): Promise<string>
}

/** Parts of `createOpener`. */
interface OpenerParts extends Pick<StackStore, 'stack'>, Pick<StackHistory, 'enqueue' | 'apply'> {
  readonly app: AnyApp
  readonly loader: PageLoader
  readonly records: PageRecords
  readonly whenShown: ShownPages['whenShown']
  readonly checkGuards: CheckGuards
  readonly operations: Operations
  readonly rules: AppRules
  readonly late: LateParts
  locate(target: Target | ResolvedTarget): ResolvedTarget
  /** Loads the data of a page, if it has a loader. */
  loadData(found: FoundTarget): Promise<void> | undefined
  /** The number of moves by the user. */
  userMoves(): number
}

/** Creates the part of the navigator that opens pages. */
export function createOpener(parts: OpenerParts): Opener {
  const { app, stack, enqueue, apply, operations, rules, late } = parts
  /** The addresses that are being opened. */
  const locked = new Set<string>()

  async function open(api: OpenApi, target: Target | ResolvedTarget, state?: unknown): Promise<string> {
    const resolved = parts.locate(target)
    const { url, written, route } = resolved
    const shown = topOf(stack.get())
    // A fragment of the page shown opens no other page.
    const isFragment = api === 'navigateTo' && resolved.params && isFragmentOf(url, shown.url)
    const reason = isFragment ? undefined : reasonNotToOpen(api, resolved)
    if (reason || !resolved.params) {
      const error = new ApiError(api, written && !route ? 'not-found' : 'invalid-argument', reason)
      if (isDev) error.cause = explainRefusal(api, resolved)
      throw error
    }
    if (locked.has(url)) throw new ApiError(api, 'locked', `${url} locked`)
    locked.add(url)
    // With a split view, the page in use at the time of the call decides, not the one when the queue reaches this call.
    const change = app.windows?.stepFor(api) ?? operations[api]
    const make: ChangeOfPages = (bare) => (isFragment ? changeFragment(bare, url) : change(bare, { url, state }, rules))
    const question = late.backPress?.question(stack.get(), make(stack.get()).next)
    try {
      if (question && (await question())) throw new ApiError(api, 'cancelled', 'the user stays')
      if (isFragment) await enqueue(() => apply(withOverlaysClosed(stack.get(), make), api))
      const key = isFragment ? shown.key : await enqueue(() => enter(api, resolved, 0, make))
      if (key === shown.key && url.includes('#')) await late.showPart?.(url.slice(url.indexOf('#') + 1))
      return key
    } finally {
      locked.delete(url)
    }
  }

  async function enter(
    api: OpenApi,
    found: FoundTarget,
    redirects: number,
    make: ChangeOfPages = (bare) => operations[api](bare, { url: found.url }, rules),
  ): Promise<string> {
    const userMoves = parts.userMoves()
    const { route, url } = found
    const loading = parts.loader.load(route)
    loading.catch(() => {})
    const token = app.auth?.token()
    const guardResult = await runGuards(app, found, url)
    if (guardResult.name === 'refused') {
      await guardResult.redirect?.follow({ ...parts, enter }, api, redirects + 1)
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
      : await withinMs(skeletonDelayMs, Promise.all([loading, parts.loadData(found)]))
    if (parts.userMoves() !== userMoves) throw new ApiError(api, 'cancelled', 'the user went elsewhere')
    if (failure && (!late.recover?.(route, url, hasThrown) || hasThrown)) {
      throw new ApiError(api, 'failed', `page \`${route.path}\` cannot be opened`, { cause: failure.error })
    }
    const change = withOverlaysClosed(stack.get(), make)
    const after = topOf(change.next)
    const page = parts.records.of(after, found)
    const shown = after.key === topOf(stack.get()).key ? undefined : parts.whenShown(page)
    // Sets the gate of the page, because a kept tab may have been refused before. The guards run again if the token has changed
    // while the page was loading, because the user may have signed out.
    parts.checkGuards(after, token === app.auth?.token() ? guardResult : undefined)
    await apply(change, api)
    await shown
    return after.key
  }

  return { open, enter }
}
