/** What has been done in this page or process. */
const place = globalThis as { doneOnce?: Set<string> }

/** Does something once where many test files share a page or a process, since setup files run anew for each of them. */
export function once(name: string, work: () => void): void {
  place.doneOnce ??= new Set()
  if (place.doneOnce.has(name)) return
  place.doneOnce.add(name)
  work()
}
