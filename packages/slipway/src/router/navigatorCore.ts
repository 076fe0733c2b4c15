import type { ApiError } from '../base/call/ApiError.ts'
import type { Store } from '../base/store.ts'
import type { History } from './history/history.ts'
import type { HistoryDriver } from './history/historyDriver.ts'
import type { attempt, showUncovered } from './leavePage.ts'
import type { PageNavigator, StackChange } from './navigator.ts'
import type { enter, operations } from './openPage.ts'
import type { PageRecord } from './pageRecords.ts'
import type { createQueue } from './queue.ts'
import type { StackRules } from './stack.ts'
import type { onMove, restart } from './userMoves.ts'

/** The navigator, with the parts that only its own files use. Functions in it are those that not all of these files can import. */
export interface NavigatorCore extends PageNavigator, StackRules, Makers {
  readonly history: History
  readonly historyDriver: HistoryDriver
  /** Runs changes of the stack one after the other. */
  readonly enqueue: ReturnType<typeof createQueue>
  /** The newest change of the stack. */
  readonly newest: Store<StackChange>
  /** The entries of the history, as far as they are known, also those ahead. */
  readonly knownEntryIds: string[]
  /** The records of pages, by key. */
  readonly records: Map<string, PageRecord>
  /** The addresses that are being opened. */
  readonly locked: Set<string>
  /** Whether there is a shell that shows pages. */
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

type Makers = typeof operations
