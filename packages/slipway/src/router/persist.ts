import type { Move, Snapshot, Write } from './stack.ts'
import type { Traveller } from './traveller.ts'

/** Time in which a second move may still arrive when the first one led elsewhere: then one of the two was the user's. */
const settleMs = 100

/** Browsers refuse further entries for about ten seconds once the app has written one or two hundred. */
const refusalMs = 12_000

const retryMs = 250

/** Entries of other scripts that are left before one write: a script may add its entry again each time. */
const mostForeign = 5

/**
 * Carries out the moves that are left of a change, of which the first has failed. Resolves with `false` if the history does
 * not follow all the same.
 */
export async function persist(traveller: Traveller, next: Snapshot, moves: readonly Move[]): Promise<boolean> {
  for (const move of moves) {
    if (!('to' in move ? await travel(traveller, move.to) : await writeWhenAllowed(traveller, move))) return false
  }
  // If the browser did not move, the current entry takes the stack: page and address agree.
  return traveller.reached()?.line.at(-1) === next.line.at(-1) || writeWhenAllowed(traveller, { replace: next })
}

/** Moves back over the entries of other scripts. Resolves with `false` if none of the app's own is below them. */
export async function leaveForeign(traveller: Traveller): Promise<boolean> {
  while (!traveller.here() && (await traveller.move(-1))) if (traveller.reached()) return true
  return traveller.here() !== undefined
}

/**
 * Moves to an entry. Steps over the entries of other scripts, and corrects its way if the user moves too. Stays at the oldest
 * entry if the browser has forgotten those before it. Resolves with `false` at an entry of another line.
 */
async function travel(traveller: Traveller, line: readonly string[]): Promise<boolean> {
  let there = traveller.here()
  let limit = Infinity
  const away = () => (there ? line.length - there.line.length : 0)
  const settle = async () => {
    while (away() !== 0 && (await traveller.move(0, settleMs))) there = traveller.reached()
  }
  await settle()
  for (let step = -1; limit >= 1 && !traveller.isStopped(); ) {
    step = there ? away() : Math.sign(step)
    if (step === 0) break
    step = Math.sign(step) * Math.min(Math.abs(step), limit)
    const hasMoved = await traveller.move(step)
    there = hasMoved ? traveller.reached() : there
    if (hasMoved) await settle()
    else limit = Math.trunc(Math.abs(step) / 2)
  }
  return there !== undefined && (away() !== 0 || there.line.at(-1) === line.at(-1))
}

/** Waits while the browser refuses, unless the user moves. */
async function writeWhenAllowed(traveller: Traveller, move: Write): Promise<boolean> {
  for (let count = 0; count < mostForeign && !traveller.here() && (await leaveForeign(traveller)); ) count++
  for (let waitedMs = 0; waitedMs <= refusalMs && !traveller.isStopped(); waitedMs += retryMs) {
    if (traveller.write(move)) return true
    if (await traveller.move(0, retryMs)) return false
  }
  return false
}
