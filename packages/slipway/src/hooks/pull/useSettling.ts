import { useEffect } from 'react'
import { transitionDefaults } from '../../base/defaults/defaults.ts'
import type { Pull } from './createPull.ts'
import { isLeaving, type PullPhase } from './pull.state.ts'

/** Ends the way out of a pull where its motion has no end event: nothing moved, less motion is asked for, or it was covered. */
export function useSettling(pull: Pull | undefined, phase: PullPhase): void {
  useEffect(() => {
    if (!isLeaving(phase)) return
    const timer = setTimeout(() => pull?.send({ type: 'settled' }), transitionDefaults.timeoutMs)
    return () => clearTimeout(timer)
  }, [phase, pull])
}
