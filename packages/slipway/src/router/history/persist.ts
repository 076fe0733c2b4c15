import type { NavigatorCore } from '../navigatorCore.ts'
import type { Move, Snapshot, Write } from '../stack.ts'
import type { HistoryDriver } from './historyDriver.ts'

/** Time in which a second move may still arrive when the first one led elsewhere: then one of the two was the user's. */
const settleMs = 100

/** Browsers refuse further entries for about ten seconds once the app has written one or two hundred. */
const refusalMs = 12_000

const retryMs = 250

/** Changes of direction on the way to an entry: the entry may be missing between two others. */
const mostTurns = 3

/** Entries of other scripts that are left before one write: a script may add its entry again each time. */
const mostForeign = 5

/**
 * Carries out the moves that are left of a change, of which the first has failed. If the history does not follow all the same,
 * the stack shows what the current entry holds.
 *
 * @param api The call that made the change; empty if none did.
 * @throws {ApiError} `unavailable` if the history does not follow a call.
 */
export async function persist(
  tools: NavigatorCore,
  next: Snapshot,
  moves: readonly Move[],
  api: string,
): Promise<void> {
  const { historyDriver } = tools
  if (await carryOut(historyDriver, next, moves)) return
  const isElsewhere = !isAtOwn(tools)
  if (isElsewhere) await tools.restart(tools)
  // An entry below may belong to another line, after a jump onto a dropped entry: `navigateBack` ends where Back leads.
  if (isElsewhere && api === 'navigateBack') return
  if (api) throw new tools.ApiError(api, 'unavailable', 'the browser refuses further history entries for some seconds')
}

async function carryOut(historyDriver: HistoryDriver, next: Snapshot, moves: readonly Move[]): Promise<boolean> {
  for (const [index, move] of moves.entries()) {
    const following = moves[index + 1]
    // An entry of another line will do if it is replaced anyway.
    const isReplaced = following !== undefined && 'replace' in following
    const isDone =
      'to' in move ? (await travel(historyDriver, move.to)) || isReplaced : await writeWhenAllowed(historyDriver, move)
    if (!isDone) return false
  }
  // If the browser did not move, the current entry takes the stack: page and address agree.
  return (
    historyDriver.reached?.entryIds.at(-1) === next.entryIds.at(-1) ||
    writeWhenAllowed(historyDriver, { replace: next })
  )
}

/** Whether the current entry is that of the stack shown. */
export function isAtOwn({ historyDriver, stack }: NavigatorCore): boolean {
  return historyDriver.here()?.entryIds.at(-1) === stack.get().entryIds.at(-1)
}

/** Moves back over the entries of other scripts. Resolves with `false` if none of the app's own is below them. */
export async function leaveForeign(historyDriver: HistoryDriver): Promise<boolean> {
  const { running } = historyDriver
  historyDriver.running = true
  // Another script may add its entry again on each move, so what was reached counts, not what is there now.
  let isOwn = historyDriver.here() !== undefined
  while (!isOwn && (await historyDriver.move(-1))) isOwn = historyDriver.reached !== undefined
  historyDriver.running = running
  return isOwn
}

/**
 * Moves to an entry. Steps over the entries of other scripts, and corrects its way if the user moves too. Stays at the oldest
 * entry if the browser has forgotten those before it. Resolves with `false` at an entry of another line.
 */
async function travel(historyDriver: HistoryDriver, line: readonly string[]): Promise<boolean> {
  let there = historyDriver.here()
  let limit = Infinity
  let turns = 0
  const away = () => (there ? line.length - there.entryIds.length : 0)
  const settle = async () => {
    while (away() !== 0 && (await historyDriver.move(0, settleMs))) there = historyDriver.reached
  }
  await settle()
  for (let step = -1; limit >= 1 && !historyDriver.stopped; ) {
    const before = Math.sign(step)
    step = there ? away() : before
    if (Math.sign(step) !== before) turns++
    if (step === 0 || turns > mostTurns) break
    step = Math.sign(step) * Math.min(Math.abs(step), limit)
    const hasMoved = await historyDriver.move(step)
    there = hasMoved ? historyDriver.reached : there
    if (hasMoved) await settle()
    else limit = Math.trunc(Math.abs(step) / 2)
  }
  return there !== undefined && (away() !== 0 || there.entryIds.at(-1) === line.at(-1))
}

/** Waits while the browser refuses, unless the user moves. */
async function writeWhenAllowed(historyDriver: HistoryDriver, move: Write): Promise<boolean> {
  for (let count = 0; count < mostForeign && !historyDriver.here() && (await leaveForeign(historyDriver)); ) count++
  for (let waitedMs = 0; waitedMs <= refusalMs && !historyDriver.stopped; waitedMs += retryMs) {
    if (historyDriver.write(move)) return true
    if (await historyDriver.move(0, retryMs)) return false
  }
  return false
}
