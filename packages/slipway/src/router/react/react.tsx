import { use, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { splitUrl } from '../address/address.ts'
import { pausesEffects } from '../config/keepAliveOf.ts'
import type { PagePath, ParamsOf, ResultOf, ResultPath } from '../config/register.ts'
import type { PageLife } from '../life-cycle/lifecycle.ts'
import { livesIn } from '../life-cycle/pageLives.ts'
import { type BackListener, backPressIn } from '../opening/backPress.ts'
import { answersIn } from '../page-state/answers.ts'
import { type PageState, pageStatesIn } from '../page-state/pageState.ts'
import { topOf } from '../stack/stack.ts'
import { PageContext, useNavigatorContext } from './contexts.ts'
import { usePage, usePageKey } from './usePageKey.ts'

/** Result of `useRoute`: the page that contains the component. */
export interface RouteInfo<Path extends PagePath = PagePath> {
  /** The page's path as the config writes it; `undefined` on the not-found screen. */
  readonly path: Path | undefined
  /** Path, query and fragment, as in the address. */
  readonly url: string
  /** The page's checked parameters. */
  readonly params: ParamsOf<Path>
  /** All texts of the query, including those that the page does not declare. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** The fragment of the address with its `#`, as in `location.hash`; `''` if the address has none. Percent-encoded. */
  readonly hash: string
  /** The state that the caller passed outside the address; survives a reload. */
  readonly state: unknown
  /** Identifies this page. Two pages with the same address have different keys. */
  readonly key: string
}

/** Returns the path, parameters, query, fragment and state of the page that contains the component. Works in any child of a page. */
export function useRoute<Path extends PagePath = PagePath>(): RouteInfo<Path> {
  const pages = useNavigatorContext()
  const top = topOf(useSyncExternalStore(pages.stack.subscribe, pages.stack.get, pages.stack.get))
  const entry = use(PageContext) ?? top
  const match = pages.matchOf(entry)
  const { query, hash } = splitUrl(entry.url)
  return {
    path: match?.route.path as Path | undefined,
    url: entry.url,
    params: (match?.params ?? {}) as ParamsOf<Path>,
    query,
    hash,
    state: entry.state,
    key: entry.key,
  }
}

/**
 * Runs when the page that contains the component has been opened and painted for the first time; its parameters are in its
 * props. A page that was dropped while it was covered (`keepAlive`) loads again when it is shown again, as after a reload.
 * Works in any child that is mounted with the page, and calls the listener of the latest render.
 */
export function usePageLoad(listener: () => void): void {
  usePageLife('load', listener)
}

/**
 * Runs each time the page that contains the component is shown: after it was opened, when Back or a tab switch uncovers it,
 * and when the app returns from the background.
 */
export function usePageShow(listener: () => void): void {
  usePageLife('show', listener)
}

/**
 * Runs once when the page that contains the component has been painted for the first time, after `usePageLoad` and
 * `usePageShow`.
 */
export function usePageReady(listener: () => void): void {
  usePageLife('ready', listener)
}

/** Runs each time the page that contains the component is covered by another one, or the app moves to the background. */
export function usePageHide(listener: () => void): void {
  usePageLife('hide', listener)
}

/**
 * Runs once when the page that contains the component leaves the stack, covered or not. `usePageHide` does not run before it.
 * Does not run if the page has already been dropped (`keepAlive`).
 */
export function usePageUnload(listener: () => void): void {
  usePageLife('unload', listener)
}

/**
 * Prevents Back from leaving the page that contains the component. The listener is called before Back by the navigation bar's
 * button, `navigateBack`, the hardware button, the browser or a swipe from the edge. It returns `true`, or resolves with `true`
 * after asking the user, to keep the page open. Calls that open another page do not call the listener.
 */
export function useBackPress(listener: BackListener): void {
  const backPress = backPressIn(useNavigatorContext())
  const key = usePageKey()
  const latest = useLatest(listener)
  useLayoutEffect(() => backPress.onBack(key, (event) => latest.current(event)), [backPress, key, latest])
}

/**
 * The last result that a page opened from this page has returned with `answerPage`; `undefined` before the first one. The result is
 * a state of the page, as of `usePageState`, so it is restored after a reload too, and must be a value that JSON preserves.
 *
 * @returns The result, and a function that changes it: `set(next)` or `set((now) => next)`.
 *
 * @example
 * const [colour = 'red', setColour] = usePageResult('/choose-colour')
 */
export function usePageResult<Path extends ResultPath>(
  path: Path,
): [value: ResultOf<Path> | undefined, set: PageState<ResultOf<Path> | undefined>['set']]
/**
 * Runs when a page opened from this page returns a result with `answerPage`. Works also after a reload while that page was
 * open, when the promise of `openPage` no longer exists.
 *
 * The listener is called once for each result, and not again after a later reload. A state that it sets is restored only if it is a
 * state of `usePageState`; without a listener, the hook itself keeps the result.
 */
export function usePageResult<Path extends ResultPath>(path: Path, listener: (value: ResultOf<Path>) => void): void
export function usePageResult(path: string, listener?: (value: never) => void): unknown {
  const pages = useNavigatorContext()
  const key = usePageKey()
  const [value, setValue] = usePageState<unknown>(`result:${path}`, undefined)
  const latest = useLatest(listener ?? setValue)
  useLayoutEffect(
    () => answersIn(pages).on(key, path, (result) => latest.current(result as never)),
    [pages, key, path, latest],
  )
  return listener ? undefined : [value, setValue]
}

/**
 * A named state of the page that contains the component. It is restored after a reload, when the browser tab is restored, when
 * the user returns from another site or by Forward, and after the page was dropped to save memory. The state ends with the
 * page.
 *
 * Components of a page that use the same name share the state. The first render already has the stored value.
 *
 * @param initial The initial value, or a function that returns it.
 * @returns The value, and a function that changes it: `set(next)` or `set((now) => next)`.
 * @throws {Error} For a value that JSON does not preserve. Allowed are `null`, `undefined`, booleans, finite numbers, texts,
 * and lists and plain objects of these.
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
  // Kept while the component is mounted, so that a page that moves off the screen still shows its values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: like any initial value, the first one counts.
  const state = useMemo(() => states.of(key, name, initial), [states, key, name])
  // On a server the stored value is unknown.
  const value = useSyncExternalStore(state.subscribe, state.get, () => state.initial)
  return [value, state.set]
}

/** The storage of the browser tab; `undefined` on a server, even if the server has a global `sessionStorage`. */
function documentStorage(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : sessionStorage
}

function usePageLife(life: PageLife, listener: () => void): void {
  const pages = useNavigatorContext()
  const lives = livesIn(pages)
  const page = usePage()
  const { key } = page
  const pauses = pausesEffects(pages, page)
  const latest = useLatest(listener)
  const subscription = useRef<{ stop: () => void }>(undefined)
  useLayoutEffect(() => {
    subscription.current ??= { stop: lives.on(key, life, () => latest.current()) }
    return () => {
      // React also cleans up effects when a page is covered. The subscription remains then, for the unload of a covered page.
      if (pauses && !lives.isShown(key)) return
      subscription.current?.stop()
      subscription.current = undefined
    }
  }, [lives, key, life, pauses, latest])
}
