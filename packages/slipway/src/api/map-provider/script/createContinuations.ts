import { HostError } from '../../../base/call/HostError.ts'
import type { PlacePage } from '../../../base/map/mapProvider.ts'

/** Requests the next page of a search. */
export type Continuation = (signal: AbortSignal) => Promise<PlacePage>

/** The searches that have a further page, by their cursors. For vendors whose next page is a method of the search's own object. */
export interface Continuations {
  /** Stores a continuation, and returns its cursor. */
  add(continuation: Continuation): string
  /** Continues a search. Rejects with a `HostError` of `not-found` if the search is not stored any more. */
  run(cursor: string, signal: AbortSignal): Promise<PlacePage>
}

/** Number of searches that are stored. */
const mostContinuations = 20

/** Creates a store of continuations. It keeps the latest. */
export function createContinuations(): Continuations {
  const stored = new Map<string, Continuation>()
  let count = 0
  return {
    add(continuation) {
      count += 1
      const cursor = String(count)
      stored.set(cursor, continuation)
      const [oldest = ''] = stored.keys()
      if (stored.size > mostContinuations) stored.delete(oldest)
      return cursor
    },
    async run(cursor, signal) {
      const continuation = stored.get(cursor)
      if (!continuation) throw new HostError('not-found', 'the search of this cursor is no longer known')
      return continuation(signal)
    },
  }
}
