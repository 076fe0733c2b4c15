import { networkDefaults } from '../defaults/defaults.ts'
import { createEmitter } from '../emitter.ts'
import { abortError, refuseAborted } from './abortError.ts'
import { callApi } from './callApi.ts'
import { checkNumber, checkSignal } from './checkValue.ts'
import { type Listening, listeningTo } from './listening.ts'
import { quietly } from './quietly.ts'

/** Limits of what goes over the network. */
export interface TransferLimits {
  /**
   * Gives up after this many milliseconds, counted to the end of the answer; `0` waits without end.
   * @default defaults.network.timeoutMs (60 000)
   */
  readonly timeout?: number | undefined
  /** Gives up when it fires. */
  readonly signal?: AbortSignal | undefined
}

/** A call under way: a promise of its answer that can be given up. */
export interface Task<Answer> extends Promise<Answer> {
  /** Gives up: the call rejects with `cancelled` (`… abort`). After its end it does nothing. */
  abort(): void
}

/** What the work of a task is given. */
export interface TaskContext<Events> {
  /** Fires when the call is given up, by whichever of its limits. */
  readonly signal: AbortSignal
  /** Tells the listeners; after the end of the call nobody hears. */
  readonly emit: <Name extends keyof Events>(name: Name, event: Events[Name]) => void
  /** Whether anybody listens. */
  readonly hears: (name: keyof Events) => boolean
}

/** A timer takes no more milliseconds than this (25 days), and would be due at once. */
const longestMs = 2 ** 31 - 1

/**
 * Starts a public function that answers with a task. As `callApi`, and the call keeps to its limits: it settles as soon as it
 * is given up, whatever its host does, and its interceptors.
 *
 * @param names The events, each the name of the task's method that takes a listener.
 */
export function startTask<Options extends TransferLimits, Answer, Events extends object>(
  api: string,
  options: Options,
  names: readonly (keyof Events & string)[],
  run: (options: Options, context: TaskContext<Events>) => Promise<Answer>,
): Task<Answer> & Listening<Events> {
  const own = new AbortController()
  const events = createEmitter<Events>()
  const begin = () =>
    callApi(api, options, (given) =>
      withinLimits(api, given, own.signal, (signal, isOver) =>
        run(given, {
          signal,
          emit: (name, event) => isOver() || events.emit(name, event),
          hears: (name) => events.count(name) > 0,
        }),
      ),
    )
  // An interceptor may be waiting, for a new token say: then the work has not begun, and hears of its end when it does.
  const call = quietly(
    new Promise<Answer>((resolve, reject) => {
      own.signal.addEventListener('abort', () => reject(abortError(api, own.signal)))
      begin().then(resolve, reject)
    }),
  )
  return Object.assign(call, listeningTo(events, names), { abort: () => own.abort() })
}

/** Runs until the end, or until one of the limits is reached. */
export async function withinLimits<Answer>(
  api: string,
  { signal: theirs, timeout = networkDefaults.timeoutMs }: TransferLimits,
  own: AbortSignal,
  run: (signal: AbortSignal, isOver: () => boolean) => Promise<Answer>,
): Promise<Answer> {
  checkNumber(api, 'timeout', timeout, 0)
  checkSignal(api, theirs)
  const limit = new AbortController()
  const signal = AbortSignal.any([own, limit.signal, ...(theirs ? [theirs] : [])])
  refuseAborted(api, signal)
  let over = false
  return new Promise<Answer>((resolve, reject) => {
    const timeOut = () => limit.abort(new DOMException('', 'TimeoutError'))
    const timer = timeout > 0 ? setTimeout(timeOut, Math.min(timeout, longestMs)) : undefined
    const giveUp = () => {
      end()
      reject(abortError(api, signal))
    }
    const end = () => {
      over = true
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    // Before what the host listens with, so that an error it makes of it comes too late.
    signal.addEventListener('abort', giveUp)
    run(signal, () => over)
      .finally(end)
      .then(resolve, reject)
  })
}
