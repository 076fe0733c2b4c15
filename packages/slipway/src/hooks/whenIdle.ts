import type { Unsubscribe } from '../base/emitter.ts'

/**
 * Does something when the browser has time for it.
 *
 * @returns Gives it up, for what is gone by then.
 */
export function whenIdle(work: () => void): Unsubscribe {
  // The request itself stays: faked clocks throw where one that has a limit is taken back.
  let isWanted = true
  const call = () => {
    if (isWanted) work()
  }
  // Safari has no idle callback; a busy page is not idle for long.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 1_000 })
  else setTimeout(call)
  return () => {
    isWanted = false
  }
}
