/** Does something when the browser has time for it. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback; a busy page is not idle for long.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 1_000 })
  else setTimeout(work)
}
