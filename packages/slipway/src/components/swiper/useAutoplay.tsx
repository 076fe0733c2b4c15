import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import type { Attention } from './watchAttention.ts'

/** The initial state: autoplay is paused until the attention is known. */
const unknown: Attention = { isWatched: true, isHidden: false, isCalm: false }

/** The state of autoplay, and its button. */
export interface Autoplay {
  /** Whether slides currently change automatically. */
  readonly isRunning: boolean
  /** The button that stops and starts autoplay, if autoplay is on. */
  readonly playButton: ReactNode
}

/** Options of `useAutoplay`. */
export interface AutoplayOptions {
  readonly isOn: boolean
  readonly intervalMs: number
  /** The current slide; a change restarts the interval. */
  readonly index: number
  /** Shows the next slide. If that is not possible at present, it is called again after the next interval. */
  onTurn(): void
}

/**
 * Changes the slide of a swiper at intervals.
 *
 * Autoplay pauses while a mouse is over the swiper, while the keyboard focus is in it, and while its page is covered or in the
 * background. After the user has pressed "play", mouse and focus no longer pause it.
 */
export function useAutoplay(
  scroller: RefObject<HTMLElement | null>,
  words: Readonly<Record<'swiper.play' | 'swiper.pause', string>>,
  { isOn, intervalMs, index, onTurn }: AutoplayOptions,
): Autoplay {
  const [will, setWill] = useState<boolean>()
  const [{ isWatched, isHidden, isCalm }, setAttention] = useState(unknown)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    const element = scroller.current?.parentElement
    if (!isOn || !element) return
    // Without the code, autoplay does not start.
    return whenLoaded(
      () => import('./watchAttention.ts'),
      (late) => late.watchAttention(element, setAttention),
    )
  }, [scroller, isOn])

  // Autoplay is stopped permanently by the user, or because of reduced motion.
  const isStopped = !(will ?? !isCalm)
  const isRunning = isOn && !isHidden && !isStopped && (will === true || !isWatched)
  // `index` is a dependency because a change of the slide restarts the interval.
  useVisibleEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (scroller.current?.checkVisibility() && !scroller.current.closest('[inert]')) turn()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [scroller, isRunning, intervalMs, index])

  const playButton = isOn && (
    <button
      type="button"
      className="sw-icon-button sw-swiper-pause"
      aria-label={words[isStopped ? 'swiper.play' : 'swiper.pause']}
      onClick={() => setWill(isStopped)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isStopped ? 'M8 5.5v13l10-6.5z' : 'M9 6v12M15 6v12'} />
      </svg>
    </button>
  )
  return { isRunning, playButton }
}
