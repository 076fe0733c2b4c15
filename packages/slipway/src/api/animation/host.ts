import type { NodeTarget, QueryScope } from '../query-scope/scope.ts'
import type { AnimationStep } from './steps.ts'

/** Platform interface of `playAnimation`. */
export interface AnimationHost {
  /**
   * Plays steps on an element, one after another. Resolves with `true` if the animation finished; the element then has
   * the last step's styles. Resolves with `false` if the signal or another animation on this element ended it early; the
   * element then keeps its current styles.
   *
   * Rejects with a `HostError`: `not-found` if the element does not exist, `invalid-argument` for an invalid selector or
   * timing function, `unavailable` without a document.
   */
  play(
    target: NodeTarget,
    scope: QueryScope,
    steps: readonly AnimationStep[],
    signal: AbortSignal | undefined,
  ): Promise<boolean>
}
