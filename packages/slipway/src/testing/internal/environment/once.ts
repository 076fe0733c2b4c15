/** Names of the work that was done in this page or process. */
const scope = globalThis as { doneOnce?: Set<string> }

/** Calls a function once per page or process, although setup files run again for each test file and many files share a page. */
export function once(name: string, work: () => void): void {
  scope.doneOnce ??= new Set()
  if (scope.doneOnce.has(name)) return
  scope.doneOnce.add(name)
  work()
}
