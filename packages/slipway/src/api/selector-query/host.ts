import type { QueryScope } from '../query-scope/scope.ts'
import type { NodeFields } from './nodes.ts'

/** One request of a query. */
export interface NodeRequest {
  readonly scope: QueryScope
  /** `undefined` means the viewport of the scope: the page that contains the scope, or is the scope. */
  readonly selector: string | undefined
  /** Whether all nodes are requested, or only the first one. */
  readonly all: boolean
  readonly fields: NodeFields
}

/** The platform's part of `createSelectorQuery`. */
export interface SelectorQueryHost {
  /**
   * Returns the results of all requests, measured together: an object for a node, `null` if the node does not exist, a list if
   * all nodes are requested.
   *
   * Throws a `HostError`: `not-found` for a scope that no longer exists, `invalid-argument` for an invalid selector or scope,
   * `unavailable` without a document.
   */
  query(requests: readonly NodeRequest[]): readonly unknown[]
}
