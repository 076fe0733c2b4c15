import { type PointerEvent as ReactPointerEvent, type Ref, useRef } from 'react'
import { useDefaults } from 'slipway/authoring'
import { flingRest, glide, startFling, useMergedRef, usePan, usePinch, useTap, useWheel } from 'slipway/hooks'
import type { Strip } from './useStrip.ts'
import type { ZoomControl } from './useZoom.ts'
import type { Hold, Point, Zoom } from './zoom.state.ts'

/** Refs and event handlers of the viewer's elements. */
export interface Gestures {
  /** Ref of the viewer's root element. */
  readonly ref: Ref<HTMLDivElement>
  /** Props of the strip. */
  readonly strip: {
    readonly ref: Ref<HTMLDivElement>
    onPointerDown(event: ReactPointerEvent<HTMLElement>): void
  }
}

const middle: Point = { x: 0, y: 0 }

/** Deceleration of a strip that is released with a velocity. */
const stripDecay = glide(150)

/**
 * Recognises the gestures of mouse, touch, pen and wheel: tap, double tap, pinch, drag of the image or of the strip, wheel.
 */
export function useGestures(strip: Strip, control: ZoomControl, onClick: () => void): Gestures {
  const { clickTolerancePx } = useDefaults().previewImage
  const start = useRef<Zoom>(undefined)
  const isImageDragged = useRef(false)
  const stopFling = useRef<() => void>(undefined)

  /** Converts client coordinates to coordinates relative to the strip's centre, which a zoom uses. */
  const fromCentre = ({ x, y }: Point): Point => {
    const frame = strip.ref.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - frame.x - frame.width / 2, y: y - frame.y - frame.height / 2 }
  }
  const begin = () => {
    stopFling.current?.()
    start.current = control.now()
  }
  const hold = ({ scale, origin, offset }: Hold) => {
    if (start.current) control.hold(start.current, { scale, origin: fromCentre(origin), offset })
  }
  const settle = (at?: Point) => control.apply({ type: 'settle', ...(at && { at }) }, 'smooth')
  /** Moves the image on with decreasing velocity, and stops at its edges. */
  const fling = (velocity: Point) => {
    let before = middle
    stopFling.current = startFling(velocity, {
      onMove({ offset }) {
        const [dx, dy] = [offset.x - before.x, offset.y - before.y]
        before = offset
        const isMoved = control.apply({ type: 'pan', dx, dy }, 'instant')
        if (!isMoved && (dx !== 0 || dy !== 0)) stopFling.current?.()
      },
    })
  }

  const pinchRef = usePinch({
    onBegin: begin,
    onMove: hold,
    onEnd: ({ origin, offset }) => settle(fromCentre({ x: origin.x + offset.x, y: origin.y + offset.y })),
  })
  /** Distance of the wheel since its last pause: a single step of a diagonal movement may have the other direction. */
  const wheelDistance = useRef({ x: 0, y: 0 }).current
  const wheelRef = useWheel({
    onWheel({ x, y, factor, isPinch, at, isFirst }) {
      wheelDistance.x = isFirst ? x : wheelDistance.x + x
      wheelDistance.y = isFirst ? y : wheelDistance.y + y
      const isAlong = Math.abs(wheelDistance.x) > Math.abs(wheelDistance.y) && !isPinch
      if (isAlong && !control.isZoomed) {
        strip.interrupt()
        return false
      }
      stopFling.current?.()
      if (isAlong) control.apply({ type: 'pan', dx: -x, dy: 0 }, 'instant')
      else if (!isPinch && control.isLong()) control.apply({ type: 'pan', dx: 0, dy: -y }, 'instant')
      else control.apply({ type: 'scale', factor, at: fromCentre(at) }, isPinch ? 'instant' : 'smooth')
      return true
    },
  })
  const tapRef = useTap({
    tolerancePx: clickTolerancePx,
    startRegion: isOnImage,
    // A short, fast swipe of a touch is no tap: the strip is already moving to another image.
    onTap: () => strip.distancePx() <= clickTolerancePx && onClick(),
    onDoubleTap: (tap) => control.apply({ type: 'toggle', at: fromCentre(tap) }, 'smooth'),
  })
  const panRef = usePan({
    axis: 'both',
    // Takes precedence over the strip, which scrolls by touch when the image cannot move.
    priority: 1,
    touchAction: 'pan-x',
    startRegion: isOnImage,
    canBegin({ offset, pointerType }) {
      isImageDragged.current = control.takesDrag(offset)
      return isImageDragged.current || (pointerType !== 'touch' && Math.abs(offset.x) > Math.abs(offset.y))
    },
    onBegin: begin,
    onMove({ offset }) {
      if (isImageDragged.current) hold({ scale: 1, origin: middle, offset })
      else strip.drag(offset.x)
    },
    onEnd({ offset, velocity, cancelled }) {
      if (!isImageDragged.current) {
        // A movement that may still be a tap does not move the strip.
        const isThrown = !cancelled && Math.abs(offset.x) > clickTolerancePx
        strip.release(isThrown ? offset.x + flingRest(velocity, stripDecay).x : 0)
      } else if (settle() || cancelled) return
      else fling(velocity)
    },
  })

  return {
    ref: pinchRef ?? null,
    strip: {
      ref: useMergedRef<HTMLDivElement>(strip.ref, panRef, tapRef, wheelRef),
      onPointerDown(event) {
        stopFling.current?.()
        if (event.pointerType !== 'mouse') strip.interrupt()
      },
    },
  }
}

function isOnImage({ target }: PointerEvent): boolean {
  return !(target as Element).closest('button')
}
