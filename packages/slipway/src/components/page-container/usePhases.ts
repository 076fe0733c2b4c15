import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'

/** Where a container is on its way, as it is told. */
export type Phase = 'beforeenter' | 'enter' | 'afterenter' | 'beforeleave' | 'leave' | 'afterleave'

/**
 * Tells how a container comes and goes: before it moves, as it moves, and when it has come to rest. One that turns round on its
 * way goes on with the other way. One whose page is covered meanwhile has neither left nor come again.
 */
export function usePhases(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onPhase: (phase: Phase, dialog: HTMLDialogElement) => void,
): void {
  const latest = useLatest(onPhase)
  const told = useRef<Phase>('afterleave')
  useLayoutEffect(() => {
    const dialog = ref.current
    const way = open ? 'enter' : 'leave'
    if (!dialog || told.current === `after${way}`) return
    let isDisposed = false
    const tell = (phase: Phase) => {
      if (isDisposed) return
      told.current = phase
      latest.current(phase, dialog)
    }
    if (told.current !== `before${way}` && told.current !== way) tell(`before${way}`)
    const frame = requestAnimationFrame(() => {
      if (told.current !== way) tell(way)
      void Promise.allSettled(transitionsOf(dialog).map(({ finished }) => finished)).then(() => tell(`after${way}`))
    })
    return () => {
      isDisposed = true
      cancelAnimationFrame(frame)
    }
  }, [ref, open, latest])
}

/** What moves the dialog and its box, and nothing of what is in it. */
function transitionsOf(dialog: HTMLDialogElement): Animation[] {
  const box = dialog.querySelector(':scope > .sw-overlay-content')
  // jsdom, in which apps may test, knows no animations.
  return [dialog, box].flatMap((element) => element?.getAnimations?.() ?? [])
}
