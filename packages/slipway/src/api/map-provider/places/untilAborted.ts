import { abortError } from '../../../base/call/abortError.ts'
import { HostError } from '../../../base/call/HostError.ts'

/**
 * Runs `work`, and rejects with a `HostError` as soon as the signal is aborted: `timeout` if a time limit aborted it, else `cancelled`.
 * Does not start `work` if the signal is already aborted.
 */
export async function untilAborted<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  if (signal.aborted) throw hostAbort(signal)
  const listening = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(hostAbort(signal)), { signal: listening.signal })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    listening.abort()
  }
}

function hostAbort(signal: AbortSignal): HostError {
  const { code, cause } = abortError('', signal)
  return new HostError(code, code === 'timeout' ? 'timeout' : 'abort', { cause })
}
