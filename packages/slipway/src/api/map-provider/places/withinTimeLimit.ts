import { untilAborted } from './untilAborted.ts'

/** Time limit of a request for places, in milliseconds. Chosen here. */
export const placesTimeoutMs = 10_000

/** Runs a request for places. Rejects with a `HostError` if the caller's signal is aborted or the time limit is reached. */
export async function withinTimeLimit<Answer>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), placesTimeoutMs)
  const both = AbortSignal.any([signal, controller.signal])
  try {
    return await untilAborted(both, () => run(both))
  } finally {
    clearTimeout(timer)
  }
}

/** Calls a vendor's function that reports its answer to a callback, within the same limits. */
export function withCallback<Answer>(
  signal: AbortSignal,
  call: (answer: (answer: Answer) => void) => void,
): Promise<Answer> {
  return withinTimeLimit(signal, () => new Promise<Answer>(call))
}
