import { type Move, type Snapshot, topOf, type Write } from '../stack/stack.ts'
import type { History } from './history.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** Carries changes out in the history, and reports the moves of the user. */
export interface HistoryDriver {
  /**
   * Carries out moves, one after the other. Resolves with the remaining moves if the history does not follow: the browser
   * refuses an entry, the user also moves, or entries of other scripts are in between. `running` is still `true` then.
   */
  run(moves: readonly Move[]): Promise<readonly Move[]>
  /** Whether moves are being carried out. A move in the meantime is not reported as the user's. */
  running: boolean
  /** The snapshot of the current entry if the entry is the app's own, even if another script has removed its state. */
  here(): Snapshot | undefined
  /** The snapshot of the app's own entry that was reached or written last. */
  own(): Snapshot | undefined
  /** The snapshot of the entry that the last move reached; `undefined` if the entry is not the app's own. */
  reached: Snapshot | undefined
  /**
   * Moves by a number of entries; 0 only waits for a move. Resolves with `false` if no move happens in time.
   *
   * @param timeoutMs Default: 1,000. Browsers ignore a move if the entry does not exist, or if the app moves too often.
   */
  move(step: number, timeoutMs?: number): Promise<boolean>
  /** Id of the app's own entry that was reached or written last. */
  ownId: unknown
  /** Whether frames may have added entries, which emit no event, and which the browser cannot skip without the Navigation API. */
  hasFrames?: true
  /** Stores a snapshot. Returns `false` if the browser refuses. */
  write(move: Write): boolean
  /** Whether `stop` was called. */
  stopped: boolean
  /** Stops listening; pending moves settle. */
  stop(): void
}

/** Creates a history driver. It calls `onUserMove` for each move by the user, with the snapshot of the reached entry. */
export function createHistoryDriver(
  history: History,
  onUserMove: (there: Snapshot | undefined, animated: boolean) => void,
): HistoryDriver {
  // The app's own entry that was reached or written last. Other scripts may have added entries above it, which emits no event.
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

  /** Carries a move out in a history that only the app changes. Resolves with `false` if the history does not follow. */
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
    here() {
      const there = readSnapshot(history.state())
      const id = history.entryId()
      // If entries cannot be identified, the app is never left: above its first entry, an entry of another script counts as its own.
      return there ?? ((id === undefined ? own?.entryIds.length === 1 : id === self.ownId) ? own : undefined)
    },
    own: () => own,
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
      const [[method, snapshot]] = Object.entries(move) as [['push' | 'replace', Snapshot]]
      try {
        // Another script has removed the state of this entry.
        if (method === 'push' && own && own === self.here() && !readSnapshot(history.state()))
          history.replace(topOf(own).url, writeSnapshot(own))
        history[method](topOf(snapshot).url, writeSnapshot(snapshot))
      } catch {}
      // Some browsers refuse with an error, others without an error.
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
