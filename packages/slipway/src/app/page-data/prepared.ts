import type { PageNavigator } from '../../router/navigator.ts'
import { type DataRun, startRun } from './dataRun.ts'

/** Time for which data that came ahead of its page is fresh enough for it. */
const freshMs = 30_000

/** Data that was asked for ahead of its page, by address. */
export interface Prepared {
  /** Begins to load what a page at this address will need, unless that is on its way or there. */
  begin(url: string, load: (signal: AbortSignal) => Promise<unknown>): DataRun
  /** Hands it over, once; what has failed, too. */
  take(url: string): DataRun | undefined
  /** Drops what has failed: a page that is opened later asks again. */
  dropFailed(url: string): void
}

const all = new WeakMap<PageNavigator, Prepared>()

/** What a navigator's app has asked for ahead. */
export function preparedIn(pages: PageNavigator): Prepared {
  const known = all.get(pages)
  if (known) return known
  const runs = new Map<string, DataRun>()
  const hasFailed = (run: DataRun | undefined) => run?.state.get().name === 'failed'
  const drop = (url: string, run: DataRun) => {
    if (runs.get(url) === run) runs.delete(url)
  }
  // What one user was given is not for the next.
  pages.app.auth?.subscribe(() => {
    for (const run of runs.values()) run.abort()
    runs.clear()
  })
  const prepared: Prepared = {
    begin(url, load) {
      const current = runs.get(url)
      if (current && !hasFailed(current)) return current
      const run = startRun(load)
      runs.set(url, run)
      void run.done.then(() => setTimeout(drop, freshMs, url, run))
      return run
    },
    take(url) {
      const run = runs.get(url)
      runs.delete(url)
      return run
    },
    dropFailed(url) {
      if (hasFailed(runs.get(url))) runs.delete(url)
    },
  }
  all.set(pages, prepared)
  return prepared
}
