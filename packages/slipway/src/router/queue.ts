/** Runs jobs one after the other, in the order they came; one that fails does not stop the next. */
export function createQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => {})
    return result
  }
}

/** Waits until something has come or failed, but not longer than a while. */
export function withinMs(patienceMs: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, patienceMs)
    work.then(end, end)
    function end() {
      clearTimeout(timer)
      resolve()
    }
  })
}
