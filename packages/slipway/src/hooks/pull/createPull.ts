import type { RefObject } from 'react'
import { reportLater } from '../../base/emitter.ts'
import type { Store } from '../../base/store.ts'
import { nextPullPhase, type PullEvent, type PullPhase } from './pull.state.ts'

/** What a pull needs to know. */
export interface PullOptions {
  /** How far it is pulled until letting go refreshes, in CSS pixels. */
  readonly range: number
  /** Does the work. The pull waits for a promise; where none is returned, for `stop`. */
  onRefresh(): unknown
  /** Draws the pull, without a render. */
  onMove(distancePx: number): void
  /** Hears each phase as it begins. */
  onPhase?(phase: PullPhase): void
  /** Whether it goes on refreshing although its work is done. */
  isHeld?(): boolean
}

/** A pull to refresh: its phase, and the work that is under way. */
export interface Pull {
  readonly phase: Store<PullPhase>
  readonly latest: Readonly<RefObject<PullOptions>>
  send(event: PullEvent): void
  /** Begins to refresh; `false` when it is under way already. */
  start(): boolean
  stop(): void
  /** Ends what would otherwise wait for `stop`, which cannot come any more. */
  leave(): void
}

/** Makes a pull that nobody pulls yet, and that writes its phase to a store. */
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

  /** Does the work; what fails is the app's to know. */
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
    // The app may have ended this refresh, and another one have begun.
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

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined)?.then === 'function'
}
