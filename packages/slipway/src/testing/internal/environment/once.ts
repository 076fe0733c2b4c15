/** Names of the work that was done in this page or process. */
const scope = globalThis as { doneOnce?: Set<string> }

/** Does work once per page or process. Setup files run again for each test file, and many test files share a page or a process. */
export function once(name: string, work: () => void): void {
  scope.doneOnce ??= new Set()
  if (scope.doneOnce.has(name)) return
  scope.doneOnce.add(name)
  work()
}
