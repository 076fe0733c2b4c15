import type { Unsubscribe } from '../../base/emitter.ts'
import { type Decay, type FlingMotion, flingAt, glide } from './fling.state.ts'
import type { PanMotion, Vector } from './pan/pan.state.ts'

/** Options of `startFling`. */
export interface FlingOptions {
  /**
   * Deceleration.
   * @default glide()
   */
  readonly decay?: Decay | undefined
  /** Called once per frame, with the distance since the release. */
  onMove(motion: PanMotion): void
  /** Called once, when the motion has ended or is stopped. */
  onEnd?(motion: PanMotion & { readonly cancelled: boolean }): void
}

/**
 * Continues a motion after its release with a velocity, as at the end of a pan.
 *
 * @param velocity The velocity that `onEnd` of a pan reports, in pixels per millisecond.
 * @returns Stops the motion: call it when the element is touched or reaches an edge.
 *
 * @example
 * const stop = startFling(velocity, { decay: friction(2), onMove: ({ offset }) => place(from + offset.x) })
 */
export function startFling(velocity: Vector, { decay = glide(), onMove, onEnd }: FlingOptions): Unsubscribe {
  let frame: number | undefined
  let motion: FlingMotion = flingAt(velocity, decay, 0)
  let startMs: number | undefined
  const end = (cancelled: boolean) => {
    if (frame === undefined) return
    cancelAnimationFrame(frame)
    frame = undefined
    onEnd?.({ ...motion, cancelled })
  }
  const next = (atMs: number) => {
    startMs ??= atMs
    motion = flingAt(velocity, decay, atMs - startMs)
    if (!motion.isOver) frame = requestAnimationFrame(next)
    onMove(motion)
    if (motion.isOver) end(false)
  }
  frame = requestAnimationFrame(next)
  return () => end(true)
}
