import { ApiError } from './ApiError.ts'
import { checkSignal } from './checkValue.ts'

/** The error of a call whose signal is aborted: `timeout` if `AbortSignal.timeout` aborted it, else `cancelled`. */
export function abortError(api: string, signal: AbortSignal): ApiError {
  const reason: unknown = signal.reason
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
  return new ApiError(api, timedOut ? 'timeout' : 'cancelled', timedOut ? 'timeout' : 'abort', { cause: reason })
}

/** Throws if `signal` is not a signal, or is already aborted. Accepts `undefined`. */
export function refuseAborted(api: string, signal: unknown): asserts signal is AbortSignal | undefined {
  checkSignal(api, signal)
  if (signal?.aborted) throw abortError(api, signal)
}

/** Runs `work`, and rejects as soon as the signal is aborted. Does not start `work` if the signal is already aborted. */
export async function orAborted<Answer>(
  api: string,
  signal: AbortSignal | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  refuseAborted(api, signal)
  if (!signal) return work()
  const listening = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortError(api, signal)), { signal: listening.signal })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    listening.abort()
  }
}
