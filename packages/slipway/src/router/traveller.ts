import type { History } from './history.ts'
import { type Move, readSnapshot, type Snapshot, topOf } from './stack.ts'

/** Carries moves out in the history, and tells when the user made one. */
export interface Traveller {
  /** Carries the moves out, one after the other. */
  run(moves: readonly Move[]): Promise<void>
  /** Stops listening; what is under way settles. */
  stop(): void
}

/**
 * A browser that was asked to move does so later, or not at all when it finds that an app asks too often. After this time
 * the app goes on as if it had moved.
 */
const patienceMs = 1_000

/** Time in which a second move may still arrive when the first one led elsewhere: then one of the two was the user's. */
const settleMs = 100

/** Makes a traveller. `onUserMove` is called for each move that is not its own. */
export function createTraveller(history: History, onUserMove: (animated: boolean) => void): Traveller {
  let place = placeOf(history.state(), 0)
  let wake: (() => void) | undefined
  let travelling = false
  let stopped = false

  const unlisten = history.listen((animated) => {
    place = placeOf(history.state(), place)
    if (travelling) wake?.()
    else onUserMove(animated)
  })

  /** Waits for a move; answers whether there was one in time. */
  const moved = (withinMs: number) =>
    new Promise<boolean>((resolve) => {
      const settle = (arrived: boolean) => {
        clearTimeout(timer)
        wake = undefined
        resolve(arrived && !stopped)
      }
      const timer = setTimeout(settle, withinMs, false)
      wake = () => settle(true)
    })

  /** The user may press Back meanwhile; what counts is where we arrive, so it is looked up and corrected. */
  async function travel(delta: number): Promise<void> {
    const target = place + delta
    travelling = true
    for (let arrived = true; arrived && place !== target; ) {
      history.go(target - place)
      arrived = await moved(patienceMs)
      while (arrived && place !== target && (await moved(settleMs)));
    }
    travelling = false
  }

  return {
    async run(moves) {
      for (const move of moves) {
        if (stopped) return
        if ('go' in move) await travel(move.go)
        else write(move)
      }
    },
    stop() {
      stopped = true
      unlisten()
      wake?.()
    },
  }

  function write(move: { replace: Snapshot } | { push: Snapshot }): void {
    const snapshot = 'push' in move ? move.push : move.replace
    const { url } = topOf(snapshot)
    if ('push' in move) history.push(url, snapshot)
    else history.replace(url, snapshot)
    place = snapshot.line.length
  }
}

/** Entries are counted from the first one of the line; one that is not ours was made by the browser, behind the last. */
function placeOf(state: unknown, before: number): number {
  return readSnapshot(state)?.line.length ?? before + 1
}
