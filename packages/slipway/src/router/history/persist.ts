import { type Move, type Snapshot, topOf, type Write } from '../stack/stack.ts'
import type { HistoryDriver } from './historyDriver.ts'
import { countOwnEntries } from './navigationHistory.ts'
import type { Persist, RepairTools } from './stackHistory.ts'

/** Milliseconds to wait for a second move if the first one led to another entry: then one of the two was the user's. */
const settleMs = 100

/**
 * Milliseconds after which a refused write is given up. Browsers refuse further entries for about ten seconds once the app has
 * written one or two hundred.
 */
const refusalMs = 12_000

const retryMs = 250

/** Maximum number of changes of direction during a search for an entry, because the entry may be missing between two others. */
const mostTurns = 3

/** Milliseconds to wait for a move that may have been one of a frame, which emits no event. */
const frameStepMs = 500

/** Maximum number of moves of frames in a row: browsers keep at most 50 entries. */
const mostFrameSteps = 50

/**
 * Milliseconds to wait, after the usual time, for a move that leaves an entry of another script. A busy browser may need more than a second;
 * without the move, the app would start again at the entry and lose the pages below.
 */
const slowMoveMs = 3_000

/** Maximum number of tries to leave other scripts' entries before a write, because a script may add its entry again each time. */
const mostForeign = 5

/**
 * Carries out the remaining moves of a change after a move has failed. If the history still does not follow, the stack shows
 * what the current entry stores.
 *
 * @param api The call that made the change; empty if no call did.
 * @throws {ApiError} `unavailable` if the history does not follow a call.
 */
export const persist: Persist = async (tools, next, moves, api) => {
  const { historyDriver } = tools
  countOwnEntries(tools.history)
  await keepFragment(tools, moves)
  if (await carryOut(historyDriver, next, moves)) return
  const isElsewhere = !isAtOwn(tools)
  if (isElsewhere) await tools.restart()
  // After a jump to a dropped entry, the entry below may have other entry ids: `navigateBack` ends at the entry that Back reaches.
  if (isElsewhere && api === 'navigateBack') return
  if (api) throw new tools.ApiError(api, 'unavailable', 'the browser refuses further history entries for some seconds')
}

/**
 * Before a page or an overlay is added above the entry of a link to a part of the page: stores the fragment in the app's own entry, so
 * that Back returns to the address that the user has left.
 */
async function keepFragment({ historyDriver, stack }: RepairTools, [first]: readonly Move[]): Promise<void> {
  const shown = stack.get()
  if (!first || !('push' in first) || historyDriver.here() || !(await returnToOwn(historyDriver))) return
  const there = historyDriver.here()
  const isSame = there?.entryIds.at(-1) === shown.entryIds.at(-1)
  if (there && isSame && topOf(there).url !== topOf(shown).url) historyDriver.write({ replace: shown })
}

async function carryOut(historyDriver: HistoryDriver, next: Snapshot, moves: readonly Move[]): Promise<boolean> {
  for (const [index, move] of moves.entries()) {
    const following = moves[index + 1]
    // An entry with other entry ids is sufficient if the next move replaces it anyway.
    const isReplaced = following !== undefined && 'replace' in following
    const isDone =
      'to' in move
        ? (await moveToEntry(historyDriver, move.to)) || isReplaced
        : await writeWhenAllowed(historyDriver, move)
    if (!isDone) return false
  }
  // If the browser did not move, the stack is stored in the current entry, so that page and address agree.
  return (
    historyDriver.reached?.entryIds.at(-1) === next.entryIds.at(-1) ||
    writeWhenAllowed(historyDriver, { replace: next })
  )
}

/** Whether the current entry is the entry of the shown stack. */
export function isAtOwn({ historyDriver, stack }: RepairTools): boolean {
  return historyDriver.here()?.entryIds.at(-1) === stack.get().entryIds.at(-1)
}

/** Moves back over the entries of other scripts. Resolves with `false` if no entry of the app is below them. */
export async function leaveForeign(historyDriver: HistoryDriver): Promise<boolean> {
  const { running } = historyDriver
  historyDriver.running = true
  // Another script may add its entry again on each move, so the reached entry counts, not the current one.
  let isOwn = historyDriver.here() !== undefined
  const hasLeft = async () => (await historyDriver.move(-1)) || historyDriver.move(0, slowMoveMs)
  while (!isOwn && (await hasLeft())) isOwn = historyDriver.reached !== undefined
  historyDriver.running = running
  return isOwn
}

/**
 * Moves back over the entries of other scripts that are above the app's own entry. Resolves with `false` if no entry of the app is
 * below them. If the move reaches an entry below the own one, another script has replaced the state of the own entry, and the
 * browser cannot identify entries: then moves forward again, and stores the state again.
 */
async function returnToOwn(historyDriver: HistoryDriver): Promise<boolean> {
  const own = historyDriver.own()
  if (!(await leaveForeign(historyDriver))) return false
  const below = historyDriver.reached?.entryIds ?? []
  const isPassed = own && below.length < own.entryIds.length && own.entryIds[below.length - 1] === below.at(-1)
  if (isPassed && (await historyDriver.move(1))) historyDriver.write({ replace: own })
  return true
}

/**
 * Moves to an entry. Skips the entries of other scripts and of frames, and corrects its course if the user also moves. Stops at the
 * oldest entry if the browser has dropped the entries before it. Resolves with `false` if it ends at an entry with other entry ids.
 */
async function moveToEntry(historyDriver: HistoryDriver, entryIds: readonly string[]): Promise<boolean> {
  let there = historyDriver.here()
  let limit = Infinity
  let turns = 0
  let frameSteps = historyDriver.hasFrames ? mostFrameSteps : 0
  const distance = () => (there ? entryIds.length - there.entryIds.length : 0)
  const settle = async () => {
    while (distance() !== 0 && (await historyDriver.move(0, settleMs))) there = historyDriver.reached
  }
  await settle()
  for (let step = -1; limit >= 1 && !historyDriver.stopped; ) {
    const before = Math.sign(step)
    step = there ? distance() : before
    if (Math.sign(step) !== before) turns++
    if (step === 0 || turns > mostTurns) break
    step = Math.sign(step) * Math.min(Math.abs(step), limit)
    const hasMoved = await historyDriver.move(step, frameSteps > 0 ? frameStepMs : undefined)
    there = hasMoved ? historyDriver.reached : there
    if (hasMoved) await settle()
    else if (frameSteps-- > 0) limit = 1
    else limit = Math.trunc(Math.abs(step) / 2)
  }
  return there !== undefined && (distance() !== 0 || there.entryIds.at(-1) === entryIds.at(-1))
}

/** Writes an entry. Retries while the browser refuses. Resolves with `false` if the user moves meanwhile or the time is up. */
async function writeWhenAllowed(historyDriver: HistoryDriver, move: Write): Promise<boolean> {
  for (let count = 0; count < mostForeign && !historyDriver.here() && (await returnToOwn(historyDriver)); ) count++
  for (let waitedMs = 0; waitedMs <= refusalMs && !historyDriver.stopped; waitedMs += retryMs) {
    if (historyDriver.write(move)) return true
    if (await historyDriver.move(0, retryMs)) return false
  }
  return false
}
