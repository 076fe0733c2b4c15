/** Creates a queue that runs jobs one after the other, in the order of the calls. A job that fails does not stop the next. */
export function createQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => {})
    return result
  }
}

/** Waits for a promise for a limited time. Resolves with its error if it rejects in time, else with `undefined`. */
export function withinMs(limitMs: number, work: Promise<unknown>): Promise<{ error: unknown } | undefined> {
  const outcome = work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined))
  return Promise.race([outcome, limit])
}
