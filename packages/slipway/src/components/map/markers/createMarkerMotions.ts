import type { MapPoint } from '../../../base/map/mapObjects.ts'
import type { MarkerLayer } from './createMarkerLayer.ts'
import { positionOnPath } from './path.state.ts'

/** Options of a motion of a marker. */
export interface MarkerMotion {
  /** Duration in milliseconds. */
  readonly duration: number
  /** Whether the icon is turned into the direction of the path. */
  readonly autoRotate?: boolean | undefined
  /** Rotation at the end, in degrees. */
  readonly rotate?: number | undefined
  /** Whether the icon turns while it moves; otherwise it turns first, in half of the time. */
  readonly moveWithRotate?: boolean | undefined
}

/**
 * Moves markers along paths. A new motion of a marker ends its last one.
 *
 * @param signal Stops all motions; they reject with its reason.
 */
export function createMarkerMotions(layer: MarkerLayer, signal: AbortSignal) {
  const running = new Map<number, () => void>()
  return {
    /** Resolves when the marker has arrived, or another motion of the marker has begun. */
    move(markerId: number, path: readonly MapPoint[], motion: MarkerMotion): Promise<void> {
      running.get(markerId)?.()
      const { duration, autoRotate, rotate, moveWithRotate } = motion
      const before = layer.find(markerId)?.rotate ?? 0
      const turnsFirst = !moveWithRotate && (autoRotate || rotate !== undefined)
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const show = (share: number) => {
        const moveShare = turnsFirst ? Math.max(0, share * 2 - 1) : share
        const turnShare = turnsFirst ? Math.min(1, share * 2) : autoRotate ? 1 : share
        const at = positionOnPath(path, moveShare)
        if (!at) return
        const target = autoRotate ? at.bearing : (rotate ?? before)
        layer.move(markerId, at, before + shortTurn(target - before) * turnShare)
      }
      return new Promise((resolve, reject) => {
        let frame = 0
        let startMs: number | undefined
        const end = () => {
          cancelAnimationFrame(frame)
          signal.removeEventListener('abort', onAbort)
          if (running.get(markerId) === end) running.delete(markerId)
          resolve()
        }
        const onAbort = () => {
          cancelAnimationFrame(frame)
          reject(signal.reason)
        }
        const step = (nowMs: number) => {
          startMs ??= nowMs
          const share = isCalm || duration <= 0 ? 1 : Math.min(1, (nowMs - startMs) / duration)
          show(share)
          if (share < 1) frame = requestAnimationFrame(step)
          else end()
        }
        if (signal.aborted) return reject(signal.reason)
        running.set(markerId, end)
        signal.addEventListener('abort', onAbort)
        show(0)
        frame = requestAnimationFrame(step)
      })
    },
  }
}

/** The same turn in at most half a circle. */
const shortTurn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
