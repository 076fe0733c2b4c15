import { ApiError } from '../../base/call/ApiError.ts'
import { quietly } from '../../base/call/quietly.ts'
import { createUserCheck } from '../../base/identity/userCheck.ts'
import { createStore, type Store } from '../../base/store.ts'
import { forgetChrome } from '../../router/chrome/forgetChrome.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, type PageEntry } from '../../router/stack/stack.ts'
import { type DataRun, type DataState, startRun } from './dataRun.ts'
import { preparedIn } from './prepared.ts'

/** Holds the data of one page of the stack. */
export interface DataKeeper {
  /** State of the data; once `ready`, it stays `ready` while newer data loads. */
  readonly state: Pick<Store<DataState>, 'get' | 'subscribe'>
  /** Starts loading, unless it has started. Uses data that was loaded ahead of the page, if there is any. */
  start(): void
  /** Loads again after a failure. */
  retry(): void
  /**
   * Loads the data again; the old data stays until then. A later call replaces an earlier one, and both settle with the later
   * result. Rejects with the loader's error, or with `cancelled` if the page is left before.
   */
  reload(): Promise<void>
  /** Drops data that was loaded for another user, and loads it again. */
  checkUser(): void
}

/** Creates the data keeper of a page. Loading is aborted when the page is left, or refused by its guard. */
export function createDataKeeper(
  pages: PageNavigator,
  { key, url }: PageEntry,
  load: (signal: AbortSignal) => Promise<unknown>,
): DataKeeper {
  const ahead = preparedIn(pages).stateOf(url)
  // Data that is loaded ahead is rendered with the page's first render, also on a server.
  const state = createStore<DataState>(ahead?.name === 'ready' ? ahead : { name: 'loading' })
  const { auth } = pages.app
  const isOtherUser = createUserCheck(() => auth?.token())
  let newest: DataRun | undefined

  function follow(run: DataRun): void {
    newest?.abort()
    newest = run
    const take = () => {
      const next = run.state.get()
      if (next.name === 'ready' || state.get().name !== 'ready') state.set(next)
    }
    const stops = [
      run.state.subscribe(take),
      pages.onChange(({ after }) => {
        if (!livePages(after).some((page) => page.key === key)) run.abort()
      }),
      pages.pageGates.store.subscribe(() => {
        if (pages.pageGates.store.get().get(key)?.name === 'refused') run.abort()
      }),
    ]
    void run.done.then(() => {
      for (const stop of stops) stop()
    })
    take()
  }

  async function outcome(): Promise<void> {
    const run = newest
    await run?.done
    if (run !== newest) return outcome()
    const end = run?.state.get()
    if (end?.name === 'failed') throw end.error
    if (end?.name !== 'ready') throw new ApiError('usePageData', 'cancelled', 'the page was left')
  }

  return {
    state,
    start() {
      if (newest) return
      const ahead = preparedIn(pages).take(url)
      follow(ahead ?? startRun(load))
      // Newer data would differ from the HTML that React takes over.
      const stop = ahead?.isOld
        ? pages.painted.subscribe(() => {
            stop?.()
            follow(startRun(load))
          })
        : undefined
    },
    retry: () => follow(startRun(load)),
    reload() {
      follow(startRun(load))
      return quietly(outcome())
    },
    checkUser() {
      if (!isOtherUser() || !newest) return
      state.set({ name: 'loading' })
      forgetChrome(key)
      follow(startRun(load))
    },
  }
}
