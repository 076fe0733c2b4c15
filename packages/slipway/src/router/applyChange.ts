import { commit } from './commit.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import type { Change } from './stack.ts'

/**
 * Shows a change and carries it out in the history. A move back in the history takes time, so the screen changes before it.
 * A new entry is written before the screen changes, so an entry that the browser refuses changes nothing.
 */
export async function apply(core: NavigatorCore, change: Change, api = 'navigateBack'): Promise<void> {
  const isMove = change.moves.some((move) => 'to' in move)
  if (isMove) commit(core, change.next)
  await carryOut(core, change, api)
  if (!isMove) commit(core, change.next)
}

/** Carries a change out in the history. If the history does not follow, shows the stack that the current entry stores. */
export async function carryOut(core: NavigatorCore, change: Change, api = ''): Promise<void> {
  const { historyDriver } = core
  const rest = await historyDriver.run(change.moves)
  if (rest.length === 0) return
  try {
    const { persist } = await repairs()
    await persist(core, change.next, rest, api)
  } finally {
    historyDriver.running = false
  }
}

/** Loads the repairs of the history. */
export const repairs = () => import('./history/historyRepair.ts')
