import type { ApiError } from '../base/call/ApiError.ts'
import type { Store } from '../base/store.ts'
import type { OpenApi } from './config/rules.ts'
import type { History } from './history/history.ts'
import type { HistoryDriver } from './history/historyDriver.ts'
import type { attempt, showUncovered } from './leavePage.ts'
import type { PageNavigator, StackChange } from './navigator.ts'
import type { enter } from './openPage.ts'
import type { PageRecord } from './pageRecords.ts'
import type { createQueue } from './queue.ts'
import type { Change, Destination, Snapshot, StackRules } from './stack.ts'
import type { onMove, restart } from './userMoves.ts'

/** The navigator with its internal parts. Its functions are those that some of the navigator's files cannot import. */
export interface NavigatorCore extends PageNavigator, StackRules, Operations {
  readonly history: History
  readonly historyDriver: HistoryDriver
  /** Runs changes of the stack one after the other. */
  readonly enqueue: ReturnType<typeof createQueue>
  /** The newest change of the stack. */
  readonly newest: Store<StackChange>
  /** The known ids of the history's entries, including entries ahead. */
  readonly knownEntryIds: string[]
  /** The records of the pages on the stack, by key. */
  readonly records: Map<string, PageRecord>
  /** The addresses that are being opened. */
  readonly locked: Set<string>
  /** Whether a shell shows the pages. */
  shows?: boolean
  /** The number of moves by the user. */
  userMoves: number
  readonly enter: typeof enter
  readonly attempt: typeof attempt
  readonly showUncovered: typeof showUncovered
  readonly onMove: typeof onMove
  readonly restart: typeof restart
  readonly ApiError: typeof ApiError
}

/** The change of the stack that each call makes. The tab bar adds its own, so that apps without one do not contain the code. */
export type Operations = Record<OpenApi, (now: Snapshot, to: Destination, core: NavigatorCore) => Change>
