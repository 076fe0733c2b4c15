import type { Unsubscribe } from '../../base/emitter.ts'

/** What a platform offers to follow media queries. */
export interface MediaQueryHost {
  /**
   * Calls a listener at once with whether a media query holds, and whenever that changes. Throws a `HostError` `unavailable`
   * where there is no document.
   */
  watch(query: string, listener: (matches: boolean) => void): Unsubscribe
}
