import type { Unsubscribe } from '../../base/emitter.ts'

/** Platform interface of `createMediaQueryObserver`. */
export interface MediaQueryHost {
  /**
   * Calls a listener immediately with whether a media query matches, and again on each change. Throws a `HostError` with
   * `unavailable` without a document.
   */
  watch(query: string, listener: (matches: boolean) => void): Unsubscribe
}
