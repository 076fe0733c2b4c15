import type { ApiError } from '../../base/call/ApiError.ts'
import type { Change, Move, Snapshot } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'
import type { History } from './history.ts'
import type { HistoryDriver } from './historyDriver.ts'
import { createQueue } from './queue.ts'

/** Shows changes of the stack, and lets the browser's history follow. */
export interface StackHistory {
  readonly history: History
  readonly historyDriver: HistoryDriver
  /** Runs changes one after the other. */
  readonly enqueue: ReturnType<typeof createQueue>
  /**
   * Shows a change and carries it out in the history. A move back in the history takes time, so the screen changes before it.
   * A new entry is written before the screen changes, so an entry that the browser refuses changes nothing.
   *
   * @param api The call that made the change.
   */
  apply(change: Change, api?: string): Promise<void>
  /**
   * Carries a change out in the history. If the history does not follow, shows the stack that the current entry stores.
   *
   * @param api The call that made the change; empty if no call did.
   * @throws {ApiError} `unavailable` if the history does not follow a call.
   */
  carryOut(change: Change, api?: string): Promise<void>
}

/** The parts of the navigator that the repairs of the history use. */
export interface RepairTools extends Pick<StackHistory, 'history' | 'historyDriver'>, Pick<StackStore, 'stack'> {
  /** Starts again from the current entry. */
  restart(): Promise<void>
  readonly ApiError: typeof ApiError
}

/** The repair of a change that the history does not follow. */
export type Persist = (tools: RepairTools, next: Snapshot, moves: readonly Move[], api: string) => Promise<void>

/** Parts of `createStackHistory`. */
interface StackHistoryParts extends RepairTools {
  readonly commit: StackStore['commit']
  /** Loads the repairs of the history. */
  loadRepairs(): Promise<{ readonly persist: Persist }>
}

/** Creates the connection between the stack and the history. */
export function createStackHistory(parts: StackHistoryParts): StackHistory {
  const { history, historyDriver, commit } = parts
  const carryOut: StackHistory['carryOut'] = async ({ next, moves }, api = '') => {
    const rest = await historyDriver.run(moves)
    if (rest.length === 0) return
    try {
      const { persist } = await parts.loadRepairs()
      await persist(parts, next, rest, api)
    } finally {
      historyDriver.running = false
    }
  }
  return {
    history,
    historyDriver,
    enqueue: createQueue(),
    carryOut,
    async apply(change, api = 'navigateBack') {
      const isMove = change.moves.some((move) => 'to' in move)
      if (isMove) commit(change.next)
      await carryOut(change, api)
      if (!isMove) commit(change.next)
    },
  }
}
