/**
 * Where a pull to refresh stands, of a page or of a scroll view in it.
 *
 * - `idle`: nothing is seen.
 * - `pulling`: pulled, not far enough yet; let go, nothing happens.
 * - `reached`: pulled far enough; let go, it refreshes.
 * - `refreshing`: the work is under way.
 * - `restoring`: the work has ended, the indicator leaves.
 * - `aborting`: let go too early, the indicator goes back.
 */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'restoring' | 'aborting'

/** What moves it on: the user's pull, the app (`start`, `stop`), and the end of a motion (`settled`). */
export type PullEvent =
  | { readonly type: 'move'; readonly distancePx: number }
  | { readonly type: 'release' | 'cancel' | 'start' | 'stop' | 'settled' }

/** Moves a pull on by one event. What is not meant in a phase changes nothing. */
export function nextPullPhase(phase: PullPhase, event: PullEvent, rangePx: number): PullPhase {
  switch (event.type) {
    case 'move':
      if (!takesPull(phase)) return phase
      return event.distancePx >= rangePx ? 'reached' : 'pulling'
    case 'release':
      if (phase === 'reached') return 'refreshing'
      return phase === 'pulling' ? 'aborting' : phase
    case 'cancel':
      return isPulled(phase) ? 'aborting' : phase
    case 'start':
      return 'refreshing'
    case 'stop':
      return phase === 'refreshing' ? 'restoring' : phase
    case 'settled':
      return isLeaving(phase) ? 'idle' : phase
    default:
      return event satisfies never
  }
}

/** Whether a pull may begin or go on. */
export function takesPull(phase: PullPhase): boolean {
  return phase === 'idle' || isPulled(phase)
}

/** Whether the indicator is on its way out. */
export function isLeaving(phase: PullPhase): boolean {
  return phase === 'aborting' || phase === 'restoring'
}

function isPulled(phase: PullPhase): boolean {
  return phase === 'pulling' || phase === 'reached'
}

/** How far a pull moves the indicator, and how far it turns it: slowly at first, once around at the range. */
export function indicatorAt(
  distancePx: number,
  { heightPx, rangePx }: { readonly heightPx: number; readonly rangePx: number },
): { readonly movePx: number; readonly turnDeg: number } {
  const pulledPx = Math.max(0, distancePx)
  const share = Math.min(1, pulledPx / rangePx)
  return { movePx: (pulledPx * heightPx) / rangePx, turnDeg: 360 * share ** 3 }
}
