import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenLoaded } from '../../base/whenLoaded.ts'
import type { Attention } from './watchAttention.ts'

/** Until it is known who looks, nothing turns. */
const unknown: Attention = { isWatched: true, isHidden: false, isCalm: false }

/** A rotation, and what its button does. */
export interface Autoplay {
  /** Whether it turns at present. */
  readonly isRunning: boolean
  /** Whether it stands still for good: someone has stopped it, or wants less motion. */
  readonly isStopped: boolean
  toggle(): void
}

/** What autoplay knows of the swiper. */
export interface AutoplayOptions {
  readonly isOn: boolean
  readonly intervalMs: number
  /** The slide from which it counts. */
  readonly index: number
  /** Shows the next one. Where that cannot be at present, it is asked again. */
  onTurn(): void
}

/**
 * Turns a swiper from time to time.
 *
 * It waits while a mouse is over it, the keyboard is in it, or its page is covered or in the background, unless a person has
 * pressed "play", who wants it so. A covered page has no effects; one that is kept alive is inert.
 */
export function useAutoplay(
  scroller: RefObject<HTMLElement | null>,
  { isOn, intervalMs, index, onTurn }: AutoplayOptions,
): Autoplay {
  const [will, setWill] = useState<boolean>()
  const [{ isWatched, isHidden, isCalm }, setAttention] = useState(unknown)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    const element = scroller.current?.parentElement
    if (!isOn || !element) return
    // Where it cannot be loaded, nothing turns by itself.
    return whenLoaded(import('./watchAttention.ts'), (late) => late.watchAttention(element, setAttention))
  }, [scroller, isOn])

  const isStopped = !(will ?? !isCalm)
  const isRunning = isOn && !isHidden && !isStopped && (will === true || !isWatched)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time.
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (scroller.current?.checkVisibility() && !scroller.current.closest('[inert]')) turn()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [scroller, isRunning, intervalMs, index])

  return { isRunning, isStopped, toggle: () => setWill(isStopped) }
}
