import type { NodeTarget, QueryScope } from '../query-scope/scope.ts'
import type { AnimationStep } from './steps.ts'

/** What a platform offers to play animations. */
export interface AnimationHost {
  /**
   * Plays steps on an element, one after the other, and resolves with whether it came to the end: the element then has the last
   * step's styles. Ended before by the signal, or by other steps on this element, it stays as it is.
   *
   * Rejects with a `HostError`: `not-found` where there is no such element, `invalid-argument` for a selector or a timing function
   * that is none, `unavailable` where there is no document.
   */
  play(
    target: NodeTarget,
    scope: QueryScope,
    steps: readonly AnimationStep[],
    signal: AbortSignal | undefined,
  ): Promise<boolean>
}
