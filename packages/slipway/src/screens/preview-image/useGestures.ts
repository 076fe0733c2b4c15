import { type PointerEvent as ReactPointerEvent, type Ref, useRef } from 'react'
import {
  flingRest,
  glide,
  startFling,
  useDefaults,
  useMergedRef,
  usePan,
  usePinch,
  useTap,
  useWheel,
} from 'slipway/hooks'
import type { Strip } from './useStrip.ts'
import type { ZoomControl } from './useZoom.ts'
import type { Hold, Point, Zoom } from './zoom.state.ts'

/** What the elements of the viewer hear. */
export interface Gestures {
  /** For the viewer as a whole. */
  readonly ref: Ref<HTMLDivElement>
  /** For the strip. */
  readonly strip: {
    readonly ref: Ref<HTMLDivElement>
    onPointerDown(event: ReactPointerEvent<HTMLElement>): void
  }
}

const middle: Point = { x: 0, y: 0 }

/** How a strip that is thrown runs on. */
const stripDecay = glide(150)

/** Understands mouse, fingers, pen and wheel: a tap, a double tap, a pinch, a drag of the image or of the strip, the wheel. */
export function useGestures(strip: Strip, control: ZoomControl, onClick: () => void): Gestures {
  const { clickTolerancePx } = useDefaults().previewImage
  const start = useRef<Zoom>(undefined)
  const isImageDragged = useRef(false)
  const stopFling = useRef<() => void>(undefined)

  /** Counts a place from the centre of the strip, as a zoom does. */
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
  /** Runs on within its edges, at which it stops. */
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
  /** How far the wheel has gone since it was silent: one step of a slanted pan may go the other way. */
  const wheeled = useRef({ x: 0, y: 0 }).current
  const wheelRef = useWheel({
    onWheel({ x, y, factor, isPinch, at, isFirst }) {
      wheeled.x = isFirst ? x : wheeled.x + x
      wheeled.y = isFirst ? y : wheeled.y + y
      const isAlong = Math.abs(wheeled.x) > Math.abs(wheeled.y) && !isPinch
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
    // A finger's short flick is no tap: by now the strip is on its way to another image.
    onTap: () => strip.distancePx() <= clickTolerancePx && onClick(),
    onDoubleTap: (tap) => control.apply({ type: 'toggle', at: fromCentre(tap) }, 'smooth'),
  })
  const panRef = usePan({
    axis: 'both',
    // Before the strip, which scrolls by finger where the image does not move.
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
        // What may still be a tap moves nothing.
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
