import type { Unsubscribe } from '../../../base/emitter.ts'
import { attachPinch } from '../../../hooks/gesture/attachPinch.ts'
import { attachTap } from '../../../hooks/gesture/attachTap.ts'
import type { Vector } from '../../../hooks/gesture/index.ts'
import { attachPan } from '../../../hooks/gesture/pan/attachPan.ts'
import { startFling } from '../../../hooks/gesture/startFling.ts'
import { type Camera, panned, zoomedAbout } from '../camera/camera.state.ts'
import type { CameraControl } from '../camera/createCameraControl.ts'

/** Options of the gestures of a map. */
export interface MapGestureOptions {
  readonly control: CameraControl
  readonly canScroll: boolean
  readonly canZoom: boolean
  /** Called for a tap, with its position in pixels from the upper left corner of the view. */
  onTap(at: Vector, target: EventTarget | null): void
  /** Whether a drag that begins here moves a marker. */
  grabMarker(target: EventTarget | null): MarkerDrag | undefined
}

/** A drag of a marker. */
export interface MarkerDrag {
  /** Moves the marker by a distance in pixels since the beginning. */
  move(offset: Vector): void
  /** @param isCancelled Whether the marker returns to its place. */
  end(isCancelled: boolean): void
}

/** How much a double tap zooms in. */
const tapZoom = 1
const tapMs = 250

/** Moves a map by drags, pinches, the wheel and double taps. */
export function attachMapGestures(view: HTMLElement, options: MapGestureOptions): Unsubscribe {
  const { control, canScroll, canZoom, onTap, grabMarker } = options
  let start: Camera = control.now()
  let marker: MarkerDrag | undefined
  let stopFling: Unsubscribe = () => {}
  /** Measured once per pinch, because a measurement after each step would compute the styles of all markers twice per frame. */
  let pinchCentre: Vector = { x: 0, y: 0 }

  /** Measures the centre of the view, in pixels of the window. */
  const centreOfView = (): Vector => {
    const { left, top, width, height } = view.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const hold = () => {
    stopFling()
    control.halt()
  }
  const zoomAbout = (zoom: number, at: Vector, from: Camera) => zoomedAbout(from, zoom, at, control.limits())

  const detach = [
    attachPan(view, {
      axis: 'both',
      touchAction: canScroll ? 'none' : 'auto',
      canBegin({ target }) {
        marker = grabMarker(target)
        return canScroll || marker !== undefined
      },
      onBegin() {
        hold()
        start = control.now()
        if (!marker) control.begin('drag')
      },
      onMove({ offset }) {
        if (marker) marker.move(offset)
        else control.show(panned(start, offset))
      },
      onEnd({ velocity, cancelled }) {
        if (marker) {
          marker.end(cancelled)
          marker = undefined
          return
        }
        if (cancelled || matchMedia('(prefers-reduced-motion: reduce)').matches) return control.end()
        const from = control.now()
        stopFling = startFling(velocity, {
          onMove: ({ offset }) => control.show(panned(from, offset)),
          onEnd: () => {
            stopFling = () => {}
            control.end()
          },
        })
      },
    }),
    attachPinch(view, {
      wheel: canZoom,
      canBegin: () => canZoom,
      onBegin() {
        hold()
        start = control.now()
        pinchCentre = centreOfView()
        control.begin('scale')
      },
      onMove({ scale, origin, offset }) {
        const at = { x: origin.x - pinchCentre.x, y: origin.y - pinchCentre.y }
        const zoomed = zoomAbout(start.zoom + Math.log2(scale), at, start)
        control.show(canScroll ? panned(zoomed, offset) : zoomed)
      },
      onEnd: () => control.end(),
    }),
    attachTap(view, {
      onTap: ({ x, y, target }) => {
        const { left, top } = view.getBoundingClientRect()
        onTap({ x: x - left, y: y - top }, target)
      },
      ...(canZoom && {
        onDoubleTap: (tap) => {
          hold()
          const [from, centre] = [control.now(), centreOfView()]
          const at = { x: tap.x - centre.x, y: tap.y - centre.y }
          control.run('scale', {
            durationMs: tapMs,
            at: (share) => zoomAbout(from.zoom + tapZoom * share, at, from),
          })
        },
      }),
    }),
  ]
  // A press stops a motion, as it does in a list.
  const onDown = () => stopFling()
  view.addEventListener('pointerdown', onDown)
  return () => {
    view.removeEventListener('pointerdown', onDown)
    stopFling()
    for (const each of detach) each()
  }
}
