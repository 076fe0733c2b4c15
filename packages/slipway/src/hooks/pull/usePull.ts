import { useState } from 'react'
import { createStore } from '../../base/store.ts'
import { useLatest } from '../useLatest.ts'
import { useStore } from '../useStore.ts'
import { createPull, type Pull, type PullOptions } from './createPull.ts'
import type { PullPhase } from './pull.state.ts'
import { useSettling } from './useSettling.ts'

/**
 * Holds a pull to refresh, and renders for each of its phases. `attachPull` lets people pull it.
 *
 * @returns The pull, always the same, and its phase.
 */
export function usePull(options: PullOptions): readonly [Pull, PullPhase] {
  const latest = useLatest(options)
  const [pull] = useState(() => createPull(latest, createStore<PullPhase>('idle')))
  const phase = useStore(pull.phase)
  useSettling(pull, phase)
  return [pull, phase]
}
