import { type CSSProperties, type ReactNode, type TransitionEvent, useEffect, useRef, useState } from 'react'
import { transitionDefaults } from '../../base/defaults/defaults.ts'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { enLoading } from '../../base/locale/en/enLoading.ts'
import { createStore } from '../../base/store.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { rubberBand } from '../../hooks/gesture/rubberBand.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import type { Pull, PullOptions } from '../../hooks/pull/createPull.ts'
import type { PullPhase } from '../../hooks/pull/pull.state.ts'
import { useSettling } from '../../hooks/pull/useSettling.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { RefresherDetail, RefresherPullingDetail, ScrollViewEvent } from './events.ts'
import '../../styles/hidden.css'

type Listener<Detail> = ((event: ScrollViewEvent<Detail>) => void) | undefined

/** The props of `ScrollView` for pull-to-refresh. */
export interface RefresherProps {
  /**
   * Whether the user can pull the content down to refresh it. If it may become `true` later, set it to `false` rather than
   * leaving it out; otherwise the content loses its state at the change.
   * @default false
   */
  refresherEnabled?: boolean | undefined
  /**
   * The pull distance from which a release refreshes, and the height of the refresher meanwhile, in CSS pixels.
   * @default 45
   */
  refresherThreshold?: number | undefined
  /**
   * The colour of the refresher's ring: `white` is for dark backgrounds. `none` shows no ring.
   * @default 'black', which follows the theme
   */
  refresherDefaultStyle?: 'black' | 'white' | 'none' | undefined
  /**
   * The background of the refresher; any CSS background.
   * @default none
   */
  refresherBackground?: string | undefined
  /**
   * Whether it is refreshing (controlled): changing it to `true` starts a refresh, as a pull does, and changing it to `false`
   * ends the refresh. If `onRefresherRefresh` neither sets it to `true` nor returns a promise, the refresh ends at once.
   */
  refresherTriggered?: boolean | undefined
  /** Content shown instead of the ring. */
  refresher?: ReactNode
  /** Called with each move during a pull. */
  onRefresherPulling?: Listener<RefresherPullingDetail>
  /**
   * Refreshes. Called when a pull was far enough or `refresherTriggered` has become `true`. If it returns a promise, the
   * refresh lasts until the promise settles.
   */
  onRefresherRefresh?: ((event: ScrollViewEvent<RefresherDetail>) => unknown) | undefined
  /** Called when the refresh has ended and the refresher starts to disappear. */
  onRefresherRestore?: Listener<RefresherDetail>
  /** Called when a pull was released too early, or when the browser took over the gesture. */
  onRefresherAbort?: Listener<RefresherDetail>
}

/** The content of a scroll view that can be pulled down, with the refresher above it. */
export function Refresher({
  refresherEnabled = false,
  refresherThreshold: threshold = 45,
  refresherDefaultStyle = 'black',
  refresherBackground,
  refresherTriggered = false,
  refresher,
  onRefresherPulling,
  onRefresherRefresh,
  onRefresherRestore,
  onRefresherAbort,
  children,
}: RefresherProps & { children?: ReactNode }): ReactNode {
  const messages = useWords(enLoading)
  const content = useRef<HTMLDivElement>(null)
  const dy = useRef(0)
  const wasTriggered = useRef(false)
  const eventOf = <Detail,>(type: string, detail: Detail) =>
    componentEvent(type, content.current?.parentElement as HTMLDivElement, detail)

  const made = useRef<Pull>(undefined)
  const [pull, setPull] = useState<Pull>()
  const [store] = useState(() => createStore<PullPhase>('idle'))
  const phase = useStore(store)
  const latest = useLatest<PullOptions>({
    range: threshold,
    onMove(distancePx) {
      dy.current = Math.max(0, distancePx)
      const style = content.current?.style
      style?.setProperty('--sw-scroll-view-pull', `${rubberBand(dy.current, 0, threshold, 2 * threshold)}px`)
      style?.setProperty('--sw-scroll-view-share', `${Math.min(1, dy.current / threshold)}`)
      onRefresherPulling?.(eventOf('refresherpulling', { dy: dy.current, deltaY: dy.current }))
    },
    onRefresh: () => onRefresherRefresh?.(eventOf('refresherrefresh', { dy: dy.current })),
    onPhase(next) {
      const detail = { dy: dy.current }
      if (next === 'aborting') onRefresherAbort?.(eventOf('refresherabort', detail))
      if (next === 'restoring') onRefresherRestore?.(eventOf('refresherrestore', detail))
      if (next === 'aborting' || next === 'restoring') dy.current = 0
    },
    isHeld: () => refresherTriggered,
  })

  useSettling(pull, phase)

  useEffect(() => {
    if (!refresherEnabled) return
    // Without the code, the scroll view works without pulling.
    return whenLoaded(
      () => import('../../hooks/pull/latePull.ts'),
      ({ attachPull, createPull }) => {
        const scroller = content.current?.parentElement
        if (!scroller) return
        made.current ??= createPull(latest, store)
        setPull(made.current)
        return attachPull(scroller, made.current)
      },
    )
  }, [refresherEnabled, latest, store])

  useEffect(() => {
    if (!pull || refresherTriggered === wasTriggered.current) return
    wasTriggered.current = refresherTriggered
    if (refresherTriggered) pull.start()
    else pull.stop()
  }, [refresherTriggered, pull])

  useEffect(() => {
    if (!pull || phase !== 'refreshing' || refresherTriggered) return
    const timer = setTimeout(pull.leave, transitionDefaults.timeoutMs)
    return () => clearTimeout(timer)
  }, [phase, refresherTriggered, pull])

  const settle = ({ target, currentTarget }: TransitionEvent) => {
    if (target === currentTarget) pull?.send({ type: 'settled' })
  }
  const style = {
    '--sw-scroll-view-threshold': `${threshold}px`,
    '--sw-scroll-view-background': refresherBackground,
  } as CSSProperties
  return (
    <div className="sw-scroll-view-content" data-phase={phase} style={style} onTransitionEnd={settle} ref={content}>
      {refresherEnabled && (
        <>
          <div className="sw-scroll-view-refresher">
            <div className="sw-scroll-view-sign">
              {refresher ??
                (refresherDefaultStyle !== 'none' && (
                  <span className="sw-scroll-view-ring" data-look={refresherDefaultStyle} />
                ))}
            </div>
          </div>
          <div className="sw-hidden" role="status">
            {phase === 'refreshing' && messages['app.loading']}
          </div>
        </>
      )}
      {children}
    </div>
  )
}
