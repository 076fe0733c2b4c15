import type { Unsubscribe } from '../base/emitter.ts'

/**
 * Calls `work` when the browser is idle.
 *
 * @returns Cancels the call.
 */
export function whenIdle(work: () => void): Unsubscribe {
  // A flag cancels the call instead of `cancelIdleCallback`: fake timers throw when a request that has a timeout is cancelled.
  let isWanted = true
  const call = () => {
    if (isWanted) work()
  }
  // Safari has no `requestIdleCallback`. The timeout limits the wait on a busy page.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 1_000 })
  else setTimeout(call)
  return () => {
    isWanted = false
  }
}
