import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { percentAt } from './progress.state.ts'

/** How a bar moves. */
export interface ProgressMotion {
  /** Milliseconds for each percent; `undefined` for a bar that does not move by itself. */
  readonly stepMs: number | undefined
  /** Whether each move begins at 0, and not where the bar is. */
  readonly fromZero: boolean
  /** Called when it is there. */
  onEnd(): void
}

/** No finer than a screen draws. */
const frameMs = 16

/**
 * Moves a bar to each new percentage, step by step. Where the system asks for less motion it is there at once.
 *
 * @returns The percentage to draw now.
 */
export function useProgress(percent: number, { stepMs, fromZero, onEnd }: ProgressMotion): number {
  const [drawn, setDrawn] = useState(0)
  const isMoving = useRef(false)
  const latest = useLatest({ drawn, fromZero, onEnd })
  // Not before it is drawn; and ahead of what begins the next move.
  useEffect(() => {
    if (!isMoving.current || drawn !== percent) return
    isMoving.current = false
    latest.current.onEnd()
  }, [drawn, percent, latest])
  useEffect(() => {
    if (stepMs === undefined) {
      setDrawn(percent)
      return
    }
    const startMs = performance.now()
    const way = {
      from: latest.current.fromZero ? 0 : latest.current.drawn,
      to: percent,
      stepMs: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : stepMs,
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      const now = percentAt(way, performance.now() - startMs)
      setDrawn(now)
      if (now !== percent) timer = setTimeout(draw, Math.max(stepMs, frameMs))
    }
    isMoving.current = true
    draw()
    return () => {
      isMoving.current = false
      clearTimeout(timer)
    }
  }, [percent, stepMs, latest])
  return stepMs === undefined ? percent : drawn
}
