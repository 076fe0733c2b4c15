/** Runs jobs one after the other, in the order they came; one that fails does not stop the next. */
export function createQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => {})
    return result
  }
}

/**
 * Waits for something, but not longer than a while: resolves when either is over, and rejects when it fails in time.
 */
export async function withinMs(patienceMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  work.catch(() => {})
  await Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
