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

/** Called after each move of the user: shows the stack of the entry that was reached. */
export function onMove(core: NavigatorCore, there: Snapshot | undefined, animated: boolean): void {
  core.userMoves++
  if (!there) {
    // Without a network the page stays at the entry of the other script.
    core
      .enqueue(async () => (await repairs()).followForeign(core))
      .then((ask) => ask?.())
      .catch(() => {})
    return
  }
  const now = core.stack.get()
  const next = arrive(now, there, core, core.knownEntryIds)
  if (!next) {
    // Dropped pages are ahead. Behind, it is this document that began at an entry whose pages had been dropped.
    void (there.entryIds.length > now.entryIds.length ? comeBack(core) : core.enqueue(() => restart(core)))
    return
  }
  const make = () => ({ next, moves: [{ to: there.entryIds }, { replace: next }] })
  const question = core.backPress?.leaving(core, make, next, 'browser')
  if (question) {
    // The browser has moved already, so it moves back before the pages are asked.
    void comeBack(core).then(question)
    return
  }
  if (topOf(next).key !== topOf(now).key) checkGuards(core, topOf(next))
  commit(core, next, animated)
  // After a reload this entry restores the tabs that are kept now.
  if (next !== there) core.historyDriver.write({ replace: next })
}

/** Moves back to the entry of the stack shown. */
function comeBack(core: NavigatorCore): Promise<void> {
  return core.enqueue(() => {
    const next = core.stack.get()
    return carryOut(core, { next, moves: [{ to: next.entryIds }] })
  })
}
