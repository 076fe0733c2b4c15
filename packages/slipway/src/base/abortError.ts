import { ApiError } from './ApiError.ts'

/** The error of a call whose signal has fired: `timeout` where `AbortSignal.timeout` did it, else `cancelled`. */
export function abortError(api: string, signal: AbortSignal): ApiError {
  const reason: unknown = signal.reason
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
  return new ApiError(api, timedOut ? 'timeout' : 'cancelled', timedOut ? 'timeout' : 'abort', { cause: reason })
}

/** Refuses a call whose signal had fired before it began. */
export function refuseAborted(api: string, signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError(api, signal)
}
