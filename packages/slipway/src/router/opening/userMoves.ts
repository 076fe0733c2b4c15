import type { CheckGuards } from '../guards/pageGuards.ts'
import type { StackHistory } from '../history/stackHistory.ts'
import { arrive, type Snapshot, topOf } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'
import type { Question } from './backPress.ts'
import type { Leaver } from './leaver.ts'
import { type AppRules, startStack } from './startStack.ts'

/** Follows moves in the browser's history that the app has not made. */
export interface UserMoves {
  /** The number of moves by the user. */
  count(): number
  /** Called after each history move by the user. Shows the stack of the entry that was reached. */
  onMove(there: Snapshot | undefined, animated: boolean): void
  /** Starts again from the current entry. */
  restart(): Promise<void>
}

/** Parts of `createUserMoves`. */
interface UserMovesParts
  extends Pick<StackStore, 'stack' | 'knownEntryIds' | 'commit'>,
    Pick<StackHistory, 'history' | 'historyDriver' | 'enqueue' | 'carryOut'>,
    Pick<Leaver, 'questionFor'> {
  readonly rules: AppRules
  readonly checkGuards: CheckGuards
  /** Follows a move to an entry that is not the app's own. */
  followForeign(): Promise<Question | undefined>
}

/** Creates the part of the navigator that follows the user's moves. */
export function createUserMoves(parts: UserMovesParts): UserMoves {
  const { stack, knownEntryIds, commit, enqueue, carryOut, checkGuards, rules } = parts
  let count = 0

  async function restart(): Promise<void> {
    const change = startStack(parts.history, rules)
    knownEntryIds.length = 0
    checkGuards(topOf(change.next))
    commit(change.next)
    await carryOut(change)
  }

  /** Moves back to the entry of the shown stack. */
  function returnToShown(): Promise<void> {
    return enqueue(() => {
      const next = stack.get()
      return carryOut({ next, moves: [{ to: next.entryIds }] })
    })
  }

  return {
    count: () => count,
    restart,
    onMove(there, animated) {
      count++
      if (!there) {
        // Without a network the code cannot be loaded: the page remains at the entry of the other script.
        enqueue(parts.followForeign)
          .then((question) => question?.())
          .catch(() => {})
        return
      }
      const now = stack.get()
      const next = arrive(now, there, rules, knownEntryIds)
      if (!next) {
        // An entry ahead contains dropped pages, so the app moves back. An entry below does not match if this document started at
        // an entry of dropped pages: then the stack starts again from the reached entry.
        void (there.entryIds.length > now.entryIds.length ? returnToShown() : enqueue(restart))
        return
      }
      const question = parts.questionFor(
        () => ({ next, moves: [{ to: there.entryIds }, { replace: next }] }),
        'browser',
      )
      if (question) {
        // The browser has already moved, so it moves back before the listeners are called.
        void returnToShown().then(question)
        return
      }
      if (topOf(next).key !== topOf(now).key) checkGuards(topOf(next))
      commit(next, animated)
      // The entry stores the current kept tabs, so that a reload restores them.
      if (next !== there) parts.historyDriver.write({ replace: next })
    },
  }
}
