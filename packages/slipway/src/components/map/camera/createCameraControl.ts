import type { MapRegionCause } from '../mapProps.ts'
import { boundCamera, type Camera, isSameCamera, type Size, type ZoomLimits } from './camera.state.ts'
import { type Flight, flightTo } from './flight.state.ts'

/** Listeners of a camera control. */
export interface CameraListeners {
  limits(): ZoomLimits
  size(): Size
  /** Called when a motion begins. */
  onBegin(cause: MapRegionCause): void
  /** Called for each step. */
  onMove(camera: Camera): void
  /** Called when a motion has ended. */
  onEnd(cause: MapRegionCause): void
}

export type CameraControl = ReturnType<typeof createCameraControl>

/**
 * Moves the camera of a map: by gestures, step by step, and by motions that run until their end or until the next gesture.
 *
 * Each motion has one beginning and one end; a motion that interrupts another one continues it.
 */
export function createCameraControl(start: Camera, { limits, size, onBegin, onMove, onEnd }: CameraListeners) {
  let camera = boundCamera(start, limits())
  let cause: MapRegionCause | undefined
  let frame = 0
  let finish: (() => void) | undefined

  const begin = (by: MapRegionCause) => {
    halt()
    if (cause === undefined) onBegin(by)
    cause = by
  }
  const end = () => {
    if (cause === undefined) return
    const by = cause
    cause = undefined
    onEnd(by)
  }
  const show = (next: Camera) => {
    const bounded = boundCamera(next, limits())
    const isSame =
      bounded.zoom === camera.zoom && bounded.latitude === camera.latitude && bounded.longitude === camera.longitude
    camera = bounded
    if (!isSame) onMove(camera)
  }
  /** Stops a running motion where it is. Its promise resolves. */
  const halt = () => {
    cancelAnimationFrame(frame)
    finish?.()
    finish = undefined
  }
  /** Runs a motion. Resolves when it has ended or another motion or gesture has taken over. */
  const run = (by: MapRegionCause, { durationMs, at }: Flight): Promise<void> => {
    begin(by)
    return new Promise((resolve) => {
      finish = resolve
      let startMs: number | undefined
      const step = (nowMs: number) => {
        startMs ??= nowMs
        const share = Math.min(1, (nowMs - startMs) / durationMs)
        show(at(easeOut(share)))
        if (share < 1) frame = requestAnimationFrame(step)
        else {
          finish = undefined
          end()
          resolve()
        }
      }
      frame = requestAnimationFrame(step)
    })
  }
  return {
    now: () => camera,
    limits,
    isMoving: () => cause !== undefined,
    begin,
    show,
    end,
    halt,
    run,
    /** Moves to a camera: at once if the user prefers reduced motion, or if `isInstant`. */
    moveTo(to: Camera, isInstant = false, by: MapRegionCause = 'update'): Promise<void> {
      const target = boundCamera(to, limits())
      if (isSameCamera(target, camera) && cause === undefined) return Promise.resolve()
      if (!isInstant && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        return run(by, flightTo(camera, target, size()))
      }
      begin(by)
      show(target)
      end()
      return Promise.resolve()
    },
    /** Sets the camera without an event, such as the first one. */
    set(to: Camera): void {
      camera = boundCamera(to, limits())
      onMove(camera)
    },
    /** Stops a running motion, without an event. */
    dispose: halt,
  }
}

/** Fast at first, slow at the end. */
const easeOut = (share: number) => 1 - (1 - share) ** 3
