import { useEffect, useState } from 'react'
import { transitionDefaults } from '../../base/defaults.ts'
import { useLatest } from '../useLatest.ts'
import { useStore } from '../useStore.ts'
import { createPull, type Pull, type PullOptions } from './createPull.ts'
import { isLeaving, type PullPhase } from './pull.state.ts'

/**
 * Holds a pull to refresh, and renders for each of its phases. `attachPull` lets people pull it.
 *
 * @returns The pull, always the same, and its phase.
 */
export function usePull(options: PullOptions): readonly [Pull, PullPhase] {
  const latest = useLatest(options)
  const [pull] = useState(() => createPull(latest))
  const phase = useStore(pull.phase)
  useEffect(() => {
    if (!isLeaving(phase)) return
    // Where the motion has no end event: nothing moved, less motion is asked for, or the page was covered.
    const timer = setTimeout(() => pull.send({ type: 'settled' }), transitionDefaults.timeoutMs)
    return () => clearTimeout(timer)
  }, [phase, pull])
  return [pull, phase]
}
