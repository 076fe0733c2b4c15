import { carryOut, repairs } from './applyChange.ts'
import { commit } from './commit.ts'
import { checkGuards } from './guards/pageGuards.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import { arrive, type Snapshot, topOf } from './stack.ts'
import { startStack } from './startStack.ts'

/** Starts again from the current entry. */
export async function restart(core: NavigatorCore): Promise<void> {
  const change = startStack(core)
  core.knownEntryIds.length = 0
  checkGuards(core, topOf(change.next))
  commit(core, change.next)
  await carryOut(core, change)
}

/** Called after each history move by the user. Shows the stack of the entry that was reached. */
export function onMove(core: NavigatorCore, there: Snapshot | undefined, animated: boolean): void {
  core.userMoves++
  if (!there) {
    // Without a network the code cannot be loaded: the page remains at the entry of the other script.
    core
      .enqueue(async () => (await repairs()).followForeign(core))
      .then((question) => question?.())
      .catch(() => {})
    return
  }
  const now = core.stack.get()
  const next = arrive(now, there, core, core.knownEntryIds)
  if (!next) {
    // An entry ahead contains dropped pages, so the app moves back. An entry below does not match if this document started at
    // an entry of dropped pages: then the stack starts again from the reached entry.
    void (there.entryIds.length > now.entryIds.length ? returnToShown(core) : core.enqueue(() => restart(core)))
    return
  }
  const make = () => ({ next, moves: [{ to: there.entryIds }, { replace: next }] })
  const question = core.backPress?.leaving(core, make, next, 'browser')
  if (question) {
    // The browser has already moved, so it moves back before the listeners are called.
    void returnToShown(core).then(question)
    return
  }
  if (topOf(next).key !== topOf(now).key) checkGuards(core, topOf(next))
  commit(core, next, animated)
  // The entry stores the current kept tabs, so that a reload restores them.
  if (next !== there) core.historyDriver.write({ replace: next })
}

/** Moves back to the entry of the shown stack. */
function returnToShown(core: NavigatorCore): Promise<void> {
  return core.enqueue(() => {
    const next = core.stack.get()
    return carryOut(core, { next, moves: [{ to: next.entryIds }] })
  })
}
