import { networkDefaults } from '../defaults/defaults.ts'
import { createEmitter } from '../emitter.ts'
import { longestTimerMs } from '../longestTimerMs.ts'
import { abortError, refuseAborted } from './abortError.ts'
import { callApi } from './callApi.ts'
import { checkNumber, checkSignal } from './checkValue.ts'
import { type Listening, listeningTo } from './listening.ts'
import { quietly } from './quietly.ts'

/** Time limit and cancellation of a network call. */
export interface TransferLimits {
  /**
   * Time limit in milliseconds, up to the end of the response. `0` means no limit.
   * @default defaults.network.timeoutMs (60 000)
   */
  readonly timeout?: number | undefined
  /** Cancels the call when aborted. */
  readonly signal?: AbortSignal | undefined
}

/** A running call: a promise of its result that can be cancelled. */
export interface Task<Answer> extends Promise<Answer> {
  /** Cancels the call, which rejects with `cancelled` (`… abort`). Does nothing after the end of the call. */
  abort(): void
}

/** Context of a task's work. */
export interface TaskContext<Events> {
  /** Aborted when the call is cancelled or its time limit is reached. */
  readonly signal: AbortSignal
  /** Calls the listeners. Does nothing after the end of the call. */
  readonly emit: <Name extends keyof Events>(name: Name, event: Events[Name]) => void
  /** Whether an event has listeners. */
  readonly hasListener: (name: keyof Events) => boolean
}

/**
 * Starts a public function that returns a task. Works like `callApi`, with a time limit and cancellation: the call settles as
 * soon as it is cancelled, even if its host or its interceptors are still working.
 *
 * @param names Names of the events. Each is also the name of the task's method that adds a listener.
 */
export function startTask<Options extends TransferLimits, Answer, Events extends object>(
  api: string,
  options: Options,
  names: readonly (keyof Events & string)[],
  run: (options: Options, context: TaskContext<Events>) => Promise<Answer>,
): Task<Answer> & Listening<Events> {
  const controller = new AbortController()
  const events = createEmitter<Events>()
  const begin = () =>
    callApi(api, options, (given) =>
      withinLimits(api, given, controller.signal, (signal, isOver) =>
        run(given, {
          signal,
          emit: (name, event) => isOver() || events.emit(name, event),
          hasListener: (name) => events.count(name) > 0,
        }),
      ),
    )
  // The signal is also watched here, because the work has not started while an interceptor waits, such as for a new token.
  const call = quietly(
    new Promise<Answer>((resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(abortError(api, controller.signal)))
      begin().then(resolve, reject)
    }),
  )
  return Object.assign(call, listeningTo(events, names), { abort: () => controller.abort() })
}

/** Runs `run`, and rejects if one of the limits is reached before its end. */
export async function withinLimits<Answer>(
  api: string,
  { signal: callerSignal, timeout = networkDefaults.timeoutMs }: TransferLimits,
  own: AbortSignal,
  run: (signal: AbortSignal, isOver: () => boolean) => Promise<Answer>,
): Promise<Answer> {
  checkNumber(api, 'timeout', timeout, 0)
  checkSignal(api, callerSignal)
  const limit = new AbortController()
  const signal = AbortSignal.any([own, limit.signal, ...(callerSignal ? [callerSignal] : [])])
  refuseAborted(api, signal)
  let over = false
  return new Promise<Answer>((resolve, reject) => {
    const timeOut = () => limit.abort(new DOMException('', 'TimeoutError'))
    const timer = timeout > 0 ? setTimeout(timeOut, Math.min(timeout, longestTimerMs)) : undefined
    const onAbort = () => {
      end()
      reject(abortError(api, signal))
    }
    const end = () => {
      over = true
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
    // Added before the host's listeners, so that this error precedes any error of the host.
    signal.addEventListener('abort', onAbort)
    run(signal, () => over)
      .finally(end)
      .then(resolve, reject)
  })
}
