import type { Unsubscribe } from '../base/emitter.ts'

/**
 * Does something when the browser has time for it.
 *
 * @returns Gives it up, for what is gone by then.
 */
export function whenIdle(work: () => void): Unsubscribe {
  // Safari has no idle callback; a busy page is not idle for long.
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(work, { timeout: 1_000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
