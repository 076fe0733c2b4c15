import { use, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type BackListener, backPressIn } from '../backPress.ts'
import type { PagePath, ParamsOf, ResultOf } from '../config/register.ts'
import { splitUrl } from '../config/routes.ts'
import type { PageLife } from '../life-cycle/lifecycle.ts'
import { livesIn } from '../life-cycle/pageLives.ts'
import { answersIn } from '../page-state/answers.ts'
import { type PageState, pageStatesIn } from '../page-state/pageState.ts'
import { topOf } from '../stack.ts'
import { PageContext, useNavigatorContext } from './contexts.ts'
import { usePage, usePageKey } from './usePageKey.ts'

/** What `useRoute` tells of the page around. */
export interface RouteInfo<Path extends PagePath = PagePath> {
  /** The page's path as the config writes it; `undefined` on the not-found screen. */
  readonly path: Path | undefined
  /** Path and query as the address shows them. */
  readonly url: string
  /** The page's checked parameters. */
  readonly params: ParamsOf<Path>
  /** All texts of the query, those that the page does not name too. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** What the caller sent along outside the address; survives a reload. */
  readonly state: unknown
  /** Names this very page: two pages with one address have two keys. */
  readonly key: string
}

/** Tells where the page around was opened: its path, parameters, query and state. Works in any child of a page. */
export function useRoute<Path extends PagePath = PagePath>(): RouteInfo<Path> {
  const pages = useNavigatorContext()
  const top = topOf(useSyncExternalStore(pages.stack.subscribe, pages.stack.get, pages.stack.get))
  const entry = use(PageContext) ?? top
  const match = pages.matchOf(entry)
  return {
    path: match?.route.path as Path | undefined,
    url: entry.url,
    params: (match?.params ?? {}) as ParamsOf<Path>,
    query: splitUrl(entry.url).query,
    state: entry.state,
    key: entry.key,
  }
}

/**
 * Runs when the page around has been opened and drawn for the first time; its parameters are in its props. A page that was
 * dropped while it was covered (`keepAlive`) loads again when it comes back, as after a reload.
 * Works in any child that is there from the start, and calls the listener of the latest render.
 */
export function usePageLoad(listener: () => void): void {
  usePageLife('load', listener)
}

/**
 * Runs each time the page around comes on: after it was opened, when Back or a tab switch uncovers it, and when the app
 * comes back from the background.
 */
export function usePageShow(listener: () => void): void {
  usePageLife('show', listener)
}

/** Runs once the page around has been drawn for the first time, after its load and show. */
export function usePageReady(listener: () => void): void {
  usePageLife('ready', listener)
}

/** Runs each time the page around is covered by another one, or the app goes to the background. */
export function usePageHide(listener: () => void): void {
  usePageLife('hide', listener)
}

/**
 * Runs once when the page around leaves the stack, covered or not. A page that leaves is not hidden before. One that has been
 * dropped by then (`keepAlive`) has nothing left that could hear it.
 */
export function usePageUnload(listener: () => void): void {
  usePageLife('unload', listener)
}

/**
 * Keeps the page around from being left by Back while the listener answers `true`, at once or after asking the user: for the
 * head's button, `navigateBack`, the hardware key, the browser's Back and the swipe from the edge alike. Calls that open
 * another page are not asked.
 */
export function useBackPress(listener: BackListener): void {
  const backPress = backPressIn(useNavigatorContext())
  const key = usePageKey()
  const latest = useLatest(listener)
  useLayoutEffect(() => backPress.onBack(key, (event) => latest.current(event)), [backPress, key, latest])
}

/**
 * Hears the answers that a page opened from this one gives with `answerPage`; also after a reload while it was open, where
 * the promise of `openPage` is gone.
 */
export function usePageResult<Path extends PagePath>(path: Path, listener: (value: ResultOf<Path>) => void): void {
  const pages = useNavigatorContext()
  const key = usePageKey()
  const latest = useLatest(listener)
  useLayoutEffect(
    () => answersIn(pages).on(key, path, (value) => latest.current(value as ResultOf<Path>)),
    [pages, key, path, latest],
  )
}

/**
 * A state of the page around, by name, that outlives the page's elements: it is there again after a reload, when the tab is
 * restored, when the user comes back from another site or by Forward, and when the page had been dropped to save memory. It
 * ends with the page.
 *
 * Components of a page that ask for one name share it. The first render has the stored value already.
 *
 * @param initial The value to begin with, or a function that makes it.
 * @returns The value, and a function that changes it: `set(next)` or `set((now) => next)`.
 * @throws {Error} For a value that JSON does not bring back as it was. What may be kept: `null`, booleans, finite numbers,
 * texts, lists and plain objects of these, and `undefined` for nothing at all.
 *
 * @example
 * const [filter, setFilter] = usePageState('filter', { text: '', onlyOpen: true })
 */
export function usePageState<Value>(
  name: string,
  initial: Value | (() => Value),
): [value: Value, set: PageState<Value>['set']] {
  const states = pageStatesIn(useNavigatorContext(), documentStorage)
  const key = usePageKey()
  // Kept for as long as the component is there: a page on its way off the screen goes on showing what it has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: like any initial value, the first one counts.
  const state = useMemo(() => states.of(key, name, initial), [states, key, name])
  // Markup from a server cannot know what is stored.
  const value = useSyncExternalStore(state.subscribe, state.get, () => state.initial)
  return [value, state.set]
}

/** A server has none to keep for a user, even where it offers the same name. */
function documentStorage(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : sessionStorage
}

function usePageLife(life: PageLife, listener: () => void): void {
  const pages = useNavigatorContext()
  const lives = livesIn(pages)
  const page = usePage()
  const { key } = page
  const pauses = pages.matchOf(page)?.route.config.keepAlive !== 'live'
  const latest = useLatest(listener)
  const subscription = useRef<{ stop: () => void }>(undefined)
  useLayoutEffect(() => {
    subscription.current ??= { stop: lives.on(key, life, () => latest.current()) }
    return () => {
      // React takes effects down when a page is covered, too; a covered page is still told when it is unloaded.
      if (pauses && !lives.isShown(key)) return
      subscription.current?.stop()
      subscription.current = undefined
    }
  }, [lives, key, life, pauses, latest])
}
