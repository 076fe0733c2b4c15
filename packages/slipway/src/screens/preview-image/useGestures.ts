import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useDefaults } from 'slipway/hooks'
import { type ClickEvent, doubleClickMs, idleClick, nextClick } from './click.state.ts'
import type { Strip } from './useStrip.ts'
import type { ZoomControl } from './useZoom.ts'
import { isZoomed, type Point, pinchEvents, wheelFactor } from './zoom.state.ts'

/** What the strip's element hears. */
export interface GestureProps {
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void
  onPointerMove(event: ReactPointerEvent<HTMLElement>): void
  onPointerUp(event: ReactPointerEvent<HTMLElement>): void
  onPointerCancel(event: ReactPointerEvent<HTMLElement>): void
}

/**
 * Understands mouse, fingers, pen and wheel on the strip: a click, a double click, a pinch, a drag, a turn of the wheel.
 *
 * @param onClick A click that no second one followed, on an image at rest.
 */
export function useGestures(strip: Strip, { zoom, apply }: ZoomControl, onClick: () => void): GestureProps {
  const { clickTolerancePx } = useDefaults().previewImage
  const pointers = useRef(new Map<number, Point>())
  const click = useRef(idleClick)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Counts a place from the centre of the strip, as a zoom does. */
  const fromCentre = ({ x, y }: Point): Point => {
    const frame = strip.ref.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - frame.x - frame.width / 2, y: y - frame.y - frame.height / 2 }
  }

  const tell = (event: ClickEvent) => {
    const state = nextClick(click.current, event, clickTolerancePx)
    if (state === click.current) return
    click.current = state
    clearTimeout(timer.current)
    if (state.name === 'waiting') {
      const dueMs = state.sinceMs + doubleClickMs
      timer.current = setTimeout(() => tell({ type: 'time', atMs: dueMs }), doubleClickMs)
    }
    if (state.name === 'doubleClicked') apply({ type: 'toggle', at: fromCentre(state) }, 'smooth')
    // A finger's short flick is no click: by now the strip is on its way to another image.
    if (state.name === 'clicked' && strip.distancePx() <= clickTolerancePx) onClick()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isAlong = Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey
    if (isAlong && !isZoomed(zoom)) return strip.interrupt()
    event.preventDefault()
    if (isAlong) return apply({ type: 'pan', dx: -event.deltaX, dy: 0 }, 'instant')
    const at = fromCentre({ x: event.clientX, y: event.clientY })
    return apply({ type: 'scale', factor: wheelFactor(event), at }, event.ctrlKey ? 'instant' : 'smooth')
  })
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    // `touch-action` says the same; Safari scrolls by two fingers all the same.
    if (event.cancelable && (event.touches.length > 1 || isZoomed(zoom))) event.preventDefault()
    const [finger] = event.touches
    if (finger) tell({ type: 'move', x: finger.clientX, y: finger.clientY, atMs: event.timeStamp })
  })
  const onTouchEnd = useEffectEvent((event: TouchEvent) => {
    const [finger] = event.changedTouches
    if (!finger || event.touches.length > 0) return
    tell({ type: 'up', x: finger.clientX, y: finger.clientY, atMs: event.timeStamp })
  })
  const onTouchCancel = useEffectEvent((event: TouchEvent) => tell({ type: 'cancel', atMs: event.timeStamp }))

  useEffect(() => {
    const stop = new AbortController()
    const element = strip.ref.current
    // Native listeners, since React's cannot prevent what the browser does by wheel and touch.
    const options = { passive: false, signal: stop.signal }
    element?.addEventListener('wheel', (event) => onWheel(event), options)
    element?.addEventListener('touchmove', (event) => onTouchMove(event), options)
    element?.addEventListener('touchend', (event) => onTouchEnd(event), options)
    element?.addEventListener('touchcancel', (event) => onTouchCancel(event), options)
    return () => stop.abort()
  }, [strip.ref])

  const lift = (event: ReactPointerEvent<HTMLElement>, type: 'up' | 'cancel') => {
    if (!pointers.current.delete(event.pointerId)) return
    // A finger clicks by its touch events: the browser takes its pointer away as soon as it scrolls by a few pixels.
    if (event.pointerType !== 'touch') tell({ type, x: event.clientX, y: event.clientY, atMs: event.timeStamp })
    strip.release(event.timeStamp, click.current.name !== 'idle')
  }

  return {
    onPointerDown(event) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      if (event.isPrimary) pointers.current.clear()
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
      else strip.interrupt()
      const type = pointers.current.size > 1 ? 'cancel' : 'down'
      tell({ type, x: event.clientX, y: event.clientY, atMs: event.timeStamp })
    },
    onPointerMove(event) {
      const { pointerId, pointerType, clientX: x, clientY: y, timeStamp: atMs } = event
      const last = pointers.current.get(pointerId)
      if (!last) return
      const before = [...pointers.current.values()].map(fromCentre)
      pointers.current.set(pointerId, { x, y })
      const after = [...pointers.current.values()].map(fromCentre)
      if (after.length > 1) for (const step of pinchEvents(before, after)) apply(step, 'instant')
      else if (isZoomed(zoom)) apply({ type: 'pan', dx: x - last.x, dy: y - last.y }, 'instant')
      else if (pointerType === 'mouse') strip.drag(x - last.x, atMs)
      if (pointerType !== 'touch') tell({ type: 'move', x, y, atMs })
    },
    onPointerUp: (event) => lift(event, 'up'),
    onPointerCancel: (event) => lift(event, 'cancel'),
  }
}
