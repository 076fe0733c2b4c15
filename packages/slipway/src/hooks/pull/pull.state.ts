/**
 * Phase of a pull to refresh, of a page or of a scroll view.
 *
 * - `idle`: not visible.
 * - `pulling`: pulled, but not far enough; a release does nothing.
 * - `reached`: pulled far enough; a release refreshes.
 * - `refreshing`: the work is in progress.
 * - `restoring`: the work has ended; the indicator animates out.
 * - `aborting`: released too early; the indicator returns.
 */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'restoring' | 'aborting'

/** Events of the state machine: the user's pull, calls of the app (`start`, `stop`), and the end of an animation (`settled`). */
export type PullEvent =
  | { readonly type: 'move'; readonly distancePx: number }
  | { readonly type: 'release' | 'cancel' | 'start' | 'stop' | 'settled' }

/** The phase after one event. An event that does not apply to a phase is ignored. */
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

/** Whether a pull may begin or continue. */
export function takesPull(phase: PullPhase): boolean {
  return phase === 'idle' || isPulled(phase)
}

/** Whether the indicator is animating out. */
export function isLeaving(phase: PullPhase): boolean {
  return phase === 'aborting' || phase === 'restoring'
}

function isPulled(phase: PullPhase): boolean {
  return phase === 'pulling' || phase === 'reached'
}

/** Distance and rotation of the indicator for a pull. The rotation begins slowly and is one full turn at the range. */
export function indicatorAt(
  distancePx: number,
  { heightPx, rangePx }: { readonly heightPx: number; readonly rangePx: number },
): { readonly movePx: number; readonly turnDeg: number } {
  const pulledPx = Math.max(0, distancePx)
  const share = Math.min(1, pulledPx / rangePx)
  return { movePx: (pulledPx * heightPx) / rangePx, turnDeg: 360 * share ** 3 }
}
