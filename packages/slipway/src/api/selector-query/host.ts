import type { QueryScope } from '../query-scope/scope.ts'
import type { NodeFields } from './nodes.ts'

/** One question of a query. */
export interface NodeQuestion {
  readonly scope: QueryScope
  /** `undefined` means the viewport: the page that the scope is in, or is. */
  readonly selector: string | undefined
  /** Whether all nodes are meant, or the first one. */
  readonly all: boolean
  readonly fields: NodeFields
}

/** What a platform offers to look at nodes. */
export interface SelectorQueryHost {
  /**
   * Answers all questions, in one go: an object for a node, `null` where there is none, a list where all are meant.
   *
   * Throws a `HostError`: `not-found` for a scope that is gone, `invalid-argument` for a selector or a scope that is none,
   * `unavailable` where there is no document.
   */
  ask(questions: readonly NodeQuestion[]): readonly unknown[]
}
