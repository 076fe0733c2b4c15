import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { createEmitter, type Emitter, type Unsubscribe } from '../../base/emitter.ts'
import { onNavigatorChange, peekNavigator } from '../../router/current.ts'

/** Names of the functions, for their errors: `startLocationUpdate`, `onLocationChange`. */
export interface WatchNames {
  readonly start: string
  readonly change: string
}

/**
 * Starts a watch of a host, which calls `listener` for each reading and `onError` for each error. It calls neither function before
 * it returns.
 */
export type StartWatch<Reading> = (
  listener: (reading: Reading) => void,
  onError: (error: unknown) => void,
) => Unsubscribe

/** The readings of a host between `start` and `stop`. They use at most one watch of the host. */
export interface SharedWatch<Reading> {
  readonly events: Emitter<{ change: Reading; error: ApiError }>
  /**
   * Starts the watch, or restarts a running one whose `key` differs. Resolves with the first reading, or at once if there has been
   * one. Ends the watch and rejects if the first event is an error, or if the signal is aborted before and no other call is waiting.
   *
   * @param key The options of the watch, as a value that can be compared.
   */
  start(watch: StartWatch<Reading>, key: unknown, signal: AbortSignal | undefined): Promise<void>
  /** Ends the watch. Calls that are still waiting for the first reading reject with `cancelled`. */
  stop(): void
}

/** A call that waits for the first reading. */
interface Waiter {
  resolve(): void
  reject(error: unknown): void
}

/** Creates the readings of a host. They also end when the app is unmounted. */
export function createSharedWatch<Reading>(names: WatchNames): SharedWatch<Reading> {
  const events: SharedWatch<Reading>['events'] = createEmitter()
  const waiting = new Set<Waiter>()
  let running: { readonly key: unknown; readonly stop: Unsubscribe } | undefined
  let hasReading = false
  let stopWithApp: Unsubscribe | undefined

  const begin = (watch: StartWatch<Reading>, key: unknown) => {
    if (running && running.key === key) return
    running?.stop()
    const stopWatch = watch(
      (reading) => {
        hasReading = true
        for (const { resolve } of waiting) resolve()
        waiting.clear()
        events.emit('change', reading)
      },
      (error) => {
        if (hasReading) events.emit('error', toApiError(names.change, error))
        else end(error)
      },
    )
    running = { key, stop: stopWatch }
    stopWithApp ??= onNavigatorChange(() => peekNavigator() || stop())
  }

  const end = (error: unknown) => {
    running?.stop()
    stopWithApp?.()
    running = stopWithApp = undefined
    hasReading = false
    for (const { reject } of waiting) reject(error)
    waiting.clear()
  }

  const stop = () => end(new ApiError(names.start, 'cancelled', 'the updates were stopped'))

  return {
    events,
    async start(watch, key, signal) {
      const waiter: Waiter = { resolve: () => {}, reject: () => {} }
      try {
        await orAborted(names.start, signal, async () => {
          begin(watch, key)
          if (hasReading) return
          waiting.add(waiter)
          await new Promise<void>((resolve, reject) => Object.assign(waiter, { resolve, reject }))
        })
      } finally {
        const isAborted = waiting.delete(waiter)
        if (isAborted && waiting.size === 0) stop()
      }
    },
    stop,
  }
}
