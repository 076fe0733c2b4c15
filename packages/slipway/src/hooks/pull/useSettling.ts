import { useEffect } from 'react'
import { transitionDefaults } from '../../base/defaults/defaults.ts'
import type { Pull } from './createPull.ts'
import { isLeaving, type PullPhase } from './pull.state.ts'

/**
 * Ends the animation out by a timeout if no end event arrives: nothing has moved, the user prefers reduced motion, or the pull was
 * covered.
 */
export function useSettling(pull: Pull | undefined, phase: PullPhase): void {
  useEffect(() => {
    if (!isLeaving(phase)) return
    const timer = setTimeout(() => pull?.send({ type: 'settled' }), transitionDefaults.timeoutMs)
    return () => clearTimeout(timer)
  }, [phase, pull])
}
