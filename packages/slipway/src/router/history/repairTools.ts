import type { ApiError } from '../../base/call/ApiError.ts'
import type { Question } from '../backPress.ts'
import type { Navigator } from '../navigator.ts'
import type { Change, push, Snapshot, StackRules } from '../stack.ts'
import type { History } from './history.ts'
import type { Traveller } from './historyDriver.ts'

/** The parts of the navigator that repairs use: imports would split the first chunk of apps. */
export interface RepairTools extends Record<'navigateTo' | 'switchTab', typeof push> {
  readonly ApiError: typeof ApiError
  readonly history: History
  readonly traveller: Traveller
  readonly rules: StackRules
  navigator(): Pick<Navigator, 'stack' | 'showPart'>
  /** Starts again from the current entry. */
  restart(): Promise<void>
  /** Shows the entry that was reached. */
  onMove(there: Snapshot, animated: boolean): void
  /** Makes a change. Returns a question if pages want to be asked before. */
  attempt(make: (bare: Snapshot) => Change): Promise<Question | undefined>
}
