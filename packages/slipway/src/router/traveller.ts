import type { History } from './history.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { type Change, type Move, type Snapshot, topOf, type Write } from './stack.ts'

/** Carries changes out in the history, and reports the moves of the user. */
export interface Traveller {
  /**
   * Carries out the moves of a change, one after the other. Resolves with `false` if the history does not follow: the browser
   * refused an entry, the user went elsewhere meanwhile, or the entries are not those of the stack.
   */
  run(change: Change): Promise<boolean>
  /** The app's own entry if it is the current one, also if another script has taken its state away. */
  here(): Snapshot | undefined
  /** What the entry of the last move stores; `undefined` if it is not the app's own. */
  reached(): Snapshot | undefined
  /**
   * Moves by a number of entries, or waits for a move if that is 0. Resolves with `false` if none happens in time.
   *
   * @param timeoutMs Default: 1,000. Browsers ignore a move if there is no such entry or if the app moves too often.
   */
  move(step: number, timeoutMs?: number): Promise<boolean>
  /** Stores a snapshot. Returns `false` if the browser refuses. */
  write(move: Write): boolean
  /** Whether `stop` was called. */
  isStopped(): boolean
  /** Stops listening; pending moves settle. */
  stop(): void
}

/** Makes a traveller. `onUserMove` is called for each move that is not its own, with what the entry stores. */
export function createTraveller(
  history: History,
  onUserMove: (there: Snapshot | undefined, animated: boolean) => void,
): Traveller {
  // The app's own entry that was reached or written last. Another script may have added entries above it without an event.
  let own = readSnapshot(history.state())
  let ownId = history.entryId()
  let reached = own
  let wake: (() => void) | undefined
  let running = false
  let stopped = false

  const unlisten = history.listen((animated, state) => {
    reached = readSnapshot(state)
    if (reached) reach(reached)
    if (running) wake?.()
    else onUserMove(reached, animated)
  })

  function reach(snapshot: Snapshot): true {
    own = reached = snapshot
    ownId = history.entryId()
    return true
  }

  /** Carries a move out as it goes in an undisturbed history. */
  async function carryOut(move: Move): Promise<boolean> {
    if (own && !self.here()) return false
    if (!('to' in move)) return self.write(move)
    const step = move.to.length - (own?.line.length ?? 0)
    return step === 0 || ((await self.move(step)) && reached?.line.at(-1) === move.to.at(-1))
  }

  const self: Traveller = {
    async run({ next, moves }) {
      running = true
      let isDone = true
      for (const [index, move] of moves.entries()) {
        if (stopped || (await carryOut(move)) || stopped) continue
        const { persist } = await import('./historyRepair.ts')
        isDone = await persist(self, next, moves.slice(index))
        break
      }
      running = false
      return isDone
    },
    here: () => readSnapshot(history.state()) ?? (history.entryId() === ownId ? own : undefined),
    reached: () => reached,
    move: (step, timeoutMs = 1_000) =>
      new Promise((resolve) => {
        const settle = (arrived: boolean) => {
          clearTimeout(timer)
          wake = undefined
          resolve(arrived && !stopped)
        }
        const timer = setTimeout(settle, timeoutMs, false)
        wake = () => settle(true)
        if (step) history.go(step)
      }),
    write(move) {
      const [how, snapshot] = 'push' in move ? (['push', move.push] as const) : (['replace', move.replace] as const)
      try {
        // Another script has taken the state of this entry away.
        if (how === 'push' && own && own === self.here() && !readSnapshot(history.state()))
          history.replace(topOf(own).url, writeSnapshot(own))
        history[how](topOf(snapshot).url, writeSnapshot(snapshot))
      } catch {}
      // Some browsers refuse with an error, others without one.
      return readSnapshot(history.state())?.line.at(-1) === snapshot.line.at(-1) && reach(snapshot)
    },
    isStopped: () => stopped,
    stop() {
      stopped = true
      unlisten()
      wake?.()
    },
  }
  return self
}
