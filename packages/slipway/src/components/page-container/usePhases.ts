import { type RefObject, useLayoutEffect, useRef } from 'react'
import { overlayMotion } from '../../hooks/overlayMotion.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/** Phase of a container's transition, as reported by the events. */
export type Phase = 'beforeenter' | 'enter' | 'afterenter' | 'beforeleave' | 'leave' | 'afterleave'

/**
 * Reports the phases of a container's transition: before it moves, when it begins to move, and when it has ended. A reversed
 * transition continues with the phases of the other direction. Covering and uncovering the page reports nothing.
 */
export function usePhases(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onPhase: (phase: Phase, dialog: HTMLDialogElement) => void,
): void {
  const latest = useLatest(onPhase)
  const reported = useRef<Phase>('afterleave')
  useLayoutEffect(() => {
    const dialog = ref.current
    const way = open ? 'enter' : 'leave'
    if (!dialog || reported.current === `after${way}`) return
    let isDisposed = false
    const report = (phase: Phase) => {
      if (isDisposed) return
      reported.current = phase
      latest.current(phase, dialog)
    }
    if (reported.current !== `before${way}` && reported.current !== way) report(`before${way}`)
    const frame = requestAnimationFrame(() => {
      if (reported.current !== way) report(way)
      void overlayMotion(dialog).then(() => report(`after${way}`))
    })
    return () => {
      isDisposed = true
      cancelAnimationFrame(frame)
    }
  }, [ref, open, latest])
}
