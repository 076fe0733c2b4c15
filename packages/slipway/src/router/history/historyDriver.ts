import { type Move, type Snapshot, topOf, type Write } from '../stack.ts'
import type { History } from './history.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** Carries changes out in the history, and reports the moves of the user. */
export interface HistoryDriver {
  /**
   * Carries out moves, one after the other. Resolves with the moves that are left if the history does not follow: the browser
   * refuses an entry, the user moves too, or other entries are in the way. `running` stays `true` then.
   */
  run(moves: readonly Move[]): Promise<readonly Move[]>
  /** Whether moves are carried out: a move that happens meanwhile is not reported as the user's. */
  running: boolean
  /** The app's own entry if it is the current one, also if another script has taken its state away. */
  here(): Snapshot | undefined
  /** The snapshot of the entry that the last move reached; `undefined` if the entry is not the app's own. */
  reached: Snapshot | undefined
  /**
   * Moves by a number of entries, or waits for a move if that is 0. Resolves with `false` if none happens in time.
   *
   * @param timeoutMs Default: 1,000. Browsers ignore a move if there is no such entry or if the app moves too often.
   */
  move(step: number, timeoutMs?: number): Promise<boolean>
  /** Id of the app's own entry that was reached or written last. */
  ownId: unknown
  /** Stores a snapshot. Returns `false` if the browser refuses. */
  write(move: Write): boolean
  /** Whether `stop` was called. */
  stopped: boolean
  /** Stops listening; pending moves settle. */
  stop(): void
}

/** Makes a history driver. `onUserMove` is called for each move that is not its own, with what the entry stores. */
export function createHistoryDriver(
  history: History,
  onUserMove: (there: Snapshot | undefined, animated: boolean) => void,
): HistoryDriver {
  // The app's own entry that was reached or written last. Another script may have added entries above it without an event.
  let own = readSnapshot(history.state())
  let wake: (() => void) | undefined

  const unlisten = history.listen((animated, state) => {
    const there = readSnapshot(state)
    self.reached = there
    if (there) reach(there)
    if (self.running) wake?.()
    else onUserMove(there, animated)
  })

  function reach(snapshot: Snapshot): true {
    own = self.reached = snapshot
    self.ownId = history.entryId()
    return true
  }

  /** Carries a move out as it goes in an undisturbed history. */
  async function carryOut(move: Move): Promise<boolean> {
    if (own && !self.here()) return false
    if (!('to' in move)) return self.write(move)
    const step = move.to.length - (own?.entryIds.length ?? 0)
    return step === 0 || ((await self.move(step)) && self.reached?.entryIds.at(-1) === move.to.at(-1))
  }

  const self: HistoryDriver = {
    async run(moves) {
      self.running = true
      for (const [index, move] of moves.entries()) {
        if (!(self.stopped || (await carryOut(move)) || self.stopped)) return moves.slice(index)
      }
      self.running = false
      return []
    },
    here: () => readSnapshot(history.state()) ?? (history.entryId() === self.ownId ? own : undefined),
    reached: own,
    ownId: history.entryId(),
    move: (step, timeoutMs = 1_000) =>
      new Promise((resolve) => {
        const settle = (arrived: boolean) => {
          clearTimeout(timer)
          wake = undefined
          resolve(arrived && !self.stopped)
        }
        const timer = setTimeout(settle, timeoutMs, false)
        wake = () => settle(true)
        if (step) history.go(step)
      }),
    write(move) {
      const [[how, snapshot]] = Object.entries(move) as [['push' | 'replace', Snapshot]]
      try {
        // Another script has taken the state of this entry away.
        if (how === 'push' && own && own === self.here() && !readSnapshot(history.state()))
          history.replace(topOf(own).url, writeSnapshot(own))
        history[how](topOf(snapshot).url, writeSnapshot(snapshot))
      } catch {}
      // Some browsers refuse with an error, others without one.
      return readSnapshot(history.state())?.entryIds.at(-1) === snapshot.entryIds.at(-1) && reach(snapshot)
    },
    running: false,
    stopped: false,
    stop() {
      self.stopped = true
      unlisten()
      wake?.()
    },
  }
  return self
}
