import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { transitionDefaults } from '../../base/defaults.ts'
import { reportLater } from '../../base/emitter.ts'
import { type PageRefresh, pageRefreshes } from '../../base/pageRefreshes.ts'
import { createStore } from '../../base/store.ts'
import { attachPan } from '../../hooks/gesture/attachPan.ts'
import { attachWheelPan } from '../../hooks/gesture/attachWheelPan.ts'
import type { PanOptions } from '../../hooks/gesture/panOptions.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useStore } from '../../hooks/useStore.ts'
import { isOnText } from './isOnText.ts'
import { indicatorAt, isLeaving, nextPullPhase, type PullEvent, type PullPhase, takesPull } from './pull.state.ts'

/** What a pull needs to know, in CSS pixels. */
export interface PullOptions {
  readonly onRefresh: () => unknown
  readonly height: number
  readonly range: number
}

/** A pull of a page. */
export interface Pull {
  readonly phase: PullPhase
  /** Tells that the indicator's motion has ended. */
  settle(): void
}

/**
 * Follows the pull of a page: by touch, pen, mouse and trackpad, and by the API.
 *
 * @param scroller What scrolls the page; `undefined` until it is known.
 * @param indicator Gets the pull as `--sw-pull-move` and `--sw-pull-turn`, without a render.
 */
export function usePull(
  key: string | undefined,
  scroller: HTMLElement | undefined,
  indicator: RefObject<HTMLElement | null>,
  options: PullOptions,
): Pull {
  const latest = useLatest(options)
  const [{ phase, send, refresh }] = useState(() => createPull(latest))
  const shown = useStore(phase)
  const settle = () => send({ type: 'settled' })

  useLayoutEffect(() => {
    if (key === undefined) return
    pageRefreshes.set(key, refresh)
    return () => {
      if (pageRefreshes.get(key) === refresh) pageRefreshes.delete(key)
      refresh.leave()
    }
  }, [key, refresh])

  useEffect(() => {
    if (!scroller) return
    const pan: PanOptions = {
      axis: 'y',
      touchAction: 'auto',
      startRegion: (down) => scroller.scrollTop < 1 && (down.pointerType === 'touch' || !isOnText(down)),
      canBegin: ({ offset }) => offset.y > 0 && takesPull(phase.get()),
      onMove({ offset }) {
        const { height, range } = latest.current
        const { movePx, turnDeg } = indicatorAt(offset.y, { heightPx: height, rangePx: range })
        indicator.current?.style.setProperty('--sw-pull-move', `${movePx}px`)
        indicator.current?.style.setProperty('--sw-pull-turn', `${turnDeg}deg`)
        send({ type: 'move', distancePx: offset.y })
      },
      onEnd: ({ cancelled }) => send({ type: cancelled ? 'cancel' : 'release' }),
    }
    const detach = [attachPan(scroller, pan), attachWheelPan(scroller, pan)]
    return () => {
      for (const stop of detach) stop()
    }
  }, [scroller, indicator, phase, send, latest])

  useEffect(() => {
    if (!isLeaving(shown)) return
    // Where the motion has no end event: nothing moved, less motion is asked for, or the page was covered.
    const timer = setTimeout(() => send({ type: 'settled' }), transitionDefaults.timeoutMs)
    return () => clearTimeout(timer)
  }, [shown, send])

  return { phase: shown, settle }
}

/** The pull of one page: its phase, and the work that is under way. */
function createPull(latest: RefObject<PullOptions>) {
  const phase = createStore<PullPhase>('idle')
  let work: PromiseLike<unknown> | undefined

  function send(event: PullEvent): void {
    const before = phase.get()
    const after = nextPullPhase(before, event, latest.current.range)
    phase.set(after)
    if (after === 'refreshing' && before !== after) void begin()
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
    if (work === own) send({ type: 'stop' })
  }

  const refresh: PageRefresh & { leave(): void } = {
    start() {
      if (phase.get() === 'refreshing') return false
      send({ type: 'start' })
      return true
    },
    stop: () => send({ type: 'stop' }),
    /** The page is covered: what waits for `stopPullDownRefresh`, which is about the page shown, would wait for ever. */
    leave() {
      if (!work) send({ type: 'stop' })
    },
  }
  return { phase, send, refresh }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined)?.then === 'function'
}
