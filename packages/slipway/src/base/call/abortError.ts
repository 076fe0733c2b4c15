import { ApiError } from './ApiError.ts'
import { checkSignal } from './checkValue.ts'

/** The error of a call whose signal has fired: `timeout` where `AbortSignal.timeout` did it, else `cancelled`. */
export function abortError(api: string, signal: AbortSignal): ApiError {
  const reason: unknown = signal.reason
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
  return new ApiError(api, timedOut ? 'timeout' : 'cancelled', timedOut ? 'timeout' : 'abort', { cause: reason })
}

/** Refuses what is no signal, and a call whose signal had fired before it began; to have none is fine. */
export function refuseAborted(api: string, signal: unknown): asserts signal is AbortSignal | undefined {
  checkSignal(api, signal)
  if (signal?.aborted) throw abortError(api, signal)
}

/** Does some work, and stops waiting for it when the signal fires. A signal that had fired before refuses to begin. */
export async function orAborted<Answer>(
  api: string,
  signal: AbortSignal | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  refuseAborted(api, signal)
  if (!signal) return work()
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortError(api, signal)), { signal: over.signal })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    over.abort()
  }
}
