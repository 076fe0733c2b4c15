import type { RefObject } from 'react'
import { reportLater } from '../../base/emitter.ts'
import type { Store } from '../../base/store.ts'
import { isPromise } from './isPromise.ts'
import { nextPullPhase, type PullEvent, type PullPhase } from './pull.state.ts'

/** Options of a pull to refresh. */
export interface PullOptions {
  /** Distance from which releasing the pull refreshes, in CSS pixels. */
  readonly range: number
  /** Refreshes the content. If it returns a promise, the pull waits for it; otherwise for `stop`. */
  onRefresh(): unknown
  /** Updates the pull's styles without a render. */
  onMove(distancePx: number): void
  /** Called when a phase begins. */
  onPhase?(phase: PullPhase): void
  /** Whether the pull stays in `refreshing` although its work is done. */
  isHeld?(): boolean
}

/** A pull to refresh: its phase, and the work in progress. */
export interface Pull {
  readonly phase: Store<PullPhase>
  readonly latest: Readonly<RefObject<PullOptions>>
  send(event: PullEvent): void
  /** Starts a refresh; returns `false` if one is in progress. */
  start(): boolean
  stop(): void
  /** Ends a refresh that has returned no promise, because `stop` can no longer be called. */
  leave(): void
}

/** Creates an idle pull, which writes its phase to a store. */
export function createPull(latest: Readonly<RefObject<PullOptions>>, phase: Store<PullPhase>): Pull {
  let work: PromiseLike<unknown> | undefined

  function send(event: PullEvent): void {
    const before = phase.get()
    const after = nextPullPhase(before, event, latest.current.range)
    if (before === after) return
    phase.set(after)
    latest.current.onPhase?.(after)
    if (after === 'refreshing') void begin()
  }

  /** Calls `onRefresh`. Its errors are reported to the app. */
  async function begin(): Promise<void> {
    let own: PromiseLike<unknown> | undefined
    work = own
    try {
      const answer = latest.current.onRefresh()
      if (!isPromise(answer)) return
      own = answer
      work = own
      await own
    } catch (error) {
      reportLater(error)
    }
    // The app may have ended this refresh and started another one meanwhile.
    if (work !== own) return
    work = undefined
    if (!latest.current.isHeld?.()) send({ type: 'stop' })
  }

  return {
    phase,
    latest,
    send,
    start() {
      if (phase.get() === 'refreshing') return false
      send({ type: 'start' })
      return true
    },
    stop: () => send({ type: 'stop' }),
    leave() {
      if (!work) send({ type: 'stop' })
    },
  }
}
