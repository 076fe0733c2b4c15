import { createStore, type Store } from '../../base/store.ts'

/** State of a page's data. */
export type DataState =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly data: unknown }
  | { readonly name: 'failed'; readonly error: unknown }

/** A single run of a loader. */
export interface DataRun {
  /** State of the run; an aborted run stays `loading`. */
  readonly state: Store<DataState>
  /** Resolves when the data is loaded, has failed or was aborted. Never rejects. */
  readonly done: Promise<void>
  /** Whether the data may be old, because a build has loaded it. */
  readonly isOld?: boolean
  /** Aborts the run and the loader's signal. Does nothing once the run has ended. */
  abort(): void
}

/** Time in milliseconds after which loading counts as failed; the same as for a page's code. */
const loadTimeoutMs = 60_000

/** Runs a loader. */
export function startRun(load: (signal: AbortSignal) => Promise<unknown>): DataRun {
  const controller = new AbortController()
  const state = createStore<DataState>({ name: 'loading' })
  let settle = () => {}
  const done = new Promise<void>((resolve) => {
    settle = resolve
  })
  let hasEnded = false
  const end = (next?: DataState) => {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timer)
    if (next) state.set(next)
    settle()
  }
  const timer = setTimeout(() => {
    const error = new DOMException(`no answer within ${loadTimeoutMs} ms`, 'TimeoutError')
    end({ name: 'failed', error })
    controller.abort(error)
  }, loadTimeoutMs)
  load(controller.signal).then(
    (data) => end({ name: 'ready', data }),
    (error: unknown) => end({ name: 'failed', error }),
  )
  return {
    state,
    done,
    abort() {
      if (hasEnded) return
      end()
      controller.abort()
    },
  }
}

/** A run that has ended with data. */
export const loadedRun = (data: unknown, isOld: boolean): DataRun => ({
  state: createStore<DataState>({ name: 'ready', data }),
  done: Promise.resolve(),
  isOld,
  abort() {},
})
