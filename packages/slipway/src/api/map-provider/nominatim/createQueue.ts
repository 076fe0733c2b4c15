import { untilAborted } from '../places/untilAborted.ts'

/** Runs requests one after the other. The promise settles with the request, or as soon as the signal is aborted. */
export type Queue = <Answer>(signal: AbortSignal, request: () => Promise<Answer>) => Promise<Answer>

/**
 * Creates a queue. Each request starts when the one before has ended, and at least `intervalMs` after its start. A request whose signal
 * is aborted while it waits leaves the queue.
 */
export function createQueue(intervalMs: number): Queue {
  let free = Promise.resolve()
  return async (signal, request) => {
    const started = free.then(() => {
      if (signal.aborted) return undefined
      const pause = new Promise((resolve) => setTimeout(resolve, intervalMs))
      return { answer: request(), pause }
    })
    free = started.then(async (running) => void (await Promise.allSettled([running?.answer, running?.pause])))
    return untilAborted(signal, async () => {
      const running = await started
      // A request that has not started was aborted, so `untilAborted` has rejected.
      return running ? running.answer : new Promise<never>(() => {})
    })
  }
}
