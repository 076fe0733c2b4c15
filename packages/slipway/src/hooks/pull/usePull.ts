import { useState } from 'react'
import { createStore } from '../../base/store.ts'
import { useLatest } from '../useLatest.ts'
import { useStore } from '../useStore.ts'
import { createPull, type Pull, type PullOptions } from './createPull.ts'
import type { PullPhase } from './pull.state.ts'
import { useSettling } from './useSettling.ts'

/**
 * State of a pull to refresh; renders the component again for each phase. `attachPull` adds the gestures.
 *
 * @returns The pull, which keeps its identity, and its phase.
 */
export function usePull(options: PullOptions): readonly [Pull, PullPhase] {
  const latest = useLatest(options)
  const [pull] = useState(() => createPull(latest, createStore<PullPhase>('idle')))
  const phase = useStore(pull.phase)
  useSettling(pull, phase)
  return [pull, phase]
}
