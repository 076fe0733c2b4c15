import type { Unsubscribe } from '../../base/emitter.ts'
import { type Decay, type FlingMotion, flingAt, glide } from './fling.state.ts'
import type { PanMotion, Vector } from './pan/pan.state.ts'

/** How a thing runs on, and who hears of it. */
export interface FlingOptions {
  /**
   * How it slows down.
   * @default glide()
   */
  readonly decay?: Decay | undefined
  /** Called once per frame, with the way since it was let go. */
  onMove(motion: PanMotion): void
  /** Called once: at rest, or where it is stopped. */
  onEnd?(motion: PanMotion & { readonly cancelled: boolean }): void
}

/**
 * Lets a thing run on that was let go at some speed, as at the end of a pan.
 *
 * @param velocity As `onEnd` of a pan tells it, in pixels per millisecond.
 * @returns Stops it where it is: as a finger comes down on it, or as it meets an edge.
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
