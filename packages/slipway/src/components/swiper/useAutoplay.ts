import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

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
  root: RefObject<HTMLElement | null>,
  { isOn, intervalMs, index, onTurn }: AutoplayOptions,
): Autoplay {
  const [will, setWill] = useState<boolean>()
  const [isCalm, setCalm] = useState(false)
  const [isWatched, setWatched] = useState(true)
  const [isHidden, setHidden] = useState(false)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    const element = root.current
    if (!isOn || !element) return
    const gone = new AbortController()
    const { signal } = gone
    let isPointed = false
    const judge = () => {
      setWatched(isPointed || element.querySelector(':focus-visible') !== null)
      setHidden(document.hidden)
      setCalm(less.matches)
    }
    const less = matchMedia('(prefers-reduced-motion: reduce)')
    const point = ({ type, pointerType }: PointerEvent) => {
      isPointed = type === 'pointerenter' && pointerType === 'mouse'
      judge()
    }
    element.addEventListener('pointerenter', point, { signal })
    element.addEventListener('pointerleave', point, { signal })
    element.addEventListener('focusin', judge, { signal })
    // The next one has it only afterwards.
    element.addEventListener('focusout', () => queueMicrotask(judge), { signal })
    document.addEventListener('visibilitychange', judge, { signal })
    less.addEventListener('change', judge, { signal })
    judge()
    return () => gone.abort()
  }, [root, isOn])

  const isStopped = !(will ?? !isCalm)
  const isRunning = isOn && !isHidden && !isStopped && (will === true || !isWatched)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time.
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (root.current?.checkVisibility() && !root.current.closest('[inert]')) turn()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [root, isRunning, intervalMs, index])

  return { isRunning, isStopped, toggle: () => setWill(isStopped) }
}
