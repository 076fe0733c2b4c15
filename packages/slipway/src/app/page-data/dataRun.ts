import { createStore, type Store } from '../../base/store.ts'

/** How far data has come. */
export type DataState =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly data: unknown }
  | { readonly name: 'failed'; readonly error: unknown }

/** One run of a loader. */
export interface DataRun {
  /** How far it is; one that was given up stays on its way. */
  readonly state: Store<DataState>
  /** Settles when it has come, failed or was given up. Never rejects. */
  readonly done: Promise<void>
  /** Gives it up: its loader hears it by the signal. Does nothing once it has ended. */
  abort(): void
}

/** Time after which data that is still on its way counts as failed, as with a page's code. */
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
