import { withoutFragment } from '../../router/address/address.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type DataRun, type DataState, loadedRun, startRun } from './dataRun.ts'

/** Time in milliseconds for which data that was loaded ahead of its page may be used. */
const freshMs = 30_000

/** Data that was requested ahead of its page, by address. */
export interface Prepared {
  /** Starts loading the data of the page at this address, unless it is loading or loaded. */
  begin(url: string, load: (signal: AbortSignal) => Promise<unknown>): DataRun
  /** Adds data that is loaded already. `isOld`: the page loads newer data once it is shown. */
  add(url: string, data: unknown, isOld: boolean): void
  /** The state of an address's run. */
  stateOf(url: string): DataState | undefined
  /** Removes and returns the run of an address; also one that has failed. */
  take(url: string): DataRun | undefined
  /** Drops a run that has failed, so that a page that is opened later loads again. */
  dropFailed(url: string): void
}

/** The data of a page does not depend on the fragment of its address. */
const keyOf = withoutFragment

const all = new WeakMap<PageNavigator, Prepared>()

/** The data that was requested ahead in a navigator's app. */
export function preparedIn(pages: PageNavigator): Prepared {
  const known = all.get(pages)
  if (known) return known
  const runs = new Map<string, DataRun>()
  const hasFailed = (run: DataRun | undefined) => run?.state.get().name === 'failed'
  const drop = (url: string, run: DataRun) => {
    if (runs.get(keyOf(url)) === run) runs.delete(keyOf(url))
  }
  // The data of one user must not be shown to the next user.
  pages.app.auth?.subscribe(() => {
    for (const run of runs.values()) run.abort()
    runs.clear()
  })
  const prepared: Prepared = {
    begin(url, load) {
      const current = runs.get(keyOf(url))
      if (current && !hasFailed(current)) return current
      const run = startRun(load)
      runs.set(keyOf(url), run)
      void run.done.then(() => setTimeout(drop, freshMs, url, run))
      return run
    },
    add: (url, data, isOld) => void runs.set(keyOf(url), loadedRun(data, isOld)),
    stateOf: (url) => runs.get(keyOf(url))?.state.get(),
    take(url) {
      const run = runs.get(keyOf(url))
      runs.delete(keyOf(url))
      return run
    },
    dropFailed(url) {
      if (hasFailed(runs.get(keyOf(url)))) runs.delete(keyOf(url))
    },
  }
  all.set(pages, prepared)
  return prepared
}
