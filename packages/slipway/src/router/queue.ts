/** Runs jobs one after the other, in the order they came; one that fails does not stop the next. */
export function createQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => {})
    return result
  }
}

/** Waits for something, but not longer than a while. Answers with the error if it fails in time. */
export function withinMs(limitMs: number, work: Promise<unknown>): Promise<{ error: unknown } | undefined> {
  const outcome = work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined))
  return Promise.race([outcome, limit])
}
