import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { percentAt } from './progress.state.ts'

/** Options of `useProgress`. */
export interface ProgressMotion {
  /** Milliseconds per percent; `undefined` for a bar without animation. */
  readonly stepMs: number | undefined
  /** Whether each animation begins at 0 instead of the current percentage. */
  readonly fromZero: boolean
  /** Called when the animation has ended. */
  onEnd(): void
}

/** Shortest time between two steps: one frame. */
const frameMs = 16

/**
 * Animates a bar to each new percentage, step by step. Under `prefers-reduced-motion` it changes at once.
 *
 * @returns The percentage to show now.
 */
export function useProgress(percent: number, { stepMs, fromZero, onEnd }: ProgressMotion): number {
  const [shown, setShown] = useState(0)
  const isMoving = useRef(false)
  const latest = useLatest({ shown, fromZero, onEnd })
  // After the end has been rendered, and declared before the effect that starts the next animation.
  useEffect(() => {
    if (!isMoving.current || shown !== percent) return
    isMoving.current = false
    latest.current.onEnd()
  }, [shown, percent, latest])
  useEffect(() => {
    if (stepMs === undefined) {
      setShown(percent)
      return
    }
    const startMs = performance.now()
    const motion = {
      from: latest.current.fromZero ? 0 : latest.current.shown,
      to: percent,
      stepMs: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : stepMs,
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      const now = percentAt(motion, performance.now() - startMs)
      setShown(now)
      if (now !== percent) timer = setTimeout(step, Math.max(stepMs, frameMs))
    }
    isMoving.current = true
    step()
    return () => {
      isMoving.current = false
      clearTimeout(timer)
    }
  }, [percent, stepMs, latest])
  return stepMs === undefined ? percent : shown
}
