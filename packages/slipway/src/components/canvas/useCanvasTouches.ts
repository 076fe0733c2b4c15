import { type PointerEvent, useEffect, useRef } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { setCapture } from '../../hooks/gesture/setCapture.ts'
import { type CanvasTouch, type CanvasTouches, type CanvasTouchType, nextTouches } from './canvasTouches.state.ts'

/** Detail of the touch events. */
export interface CanvasTouchDetail {
  /** The pointers that are down after the event, in the order of their presses. */
  readonly touches: readonly CanvasTouch[]
  /** The pointers that caused the event. */
  readonly changedTouches: readonly CanvasTouch[]
}

/** A touch event of a canvas. `touches` and `changedTouches` are those of its `detail`, as in mini-programs. */
export interface CanvasTouchEvent extends ComponentEvent<CanvasTouchDetail, HTMLCanvasElement>, CanvasTouchDetail {}

/** Called with a touch event of a canvas. */
export type CanvasTouchListener = (event: CanvasTouchEvent) => void

/** The listeners by event. */
export type CanvasTouchListeners = Readonly<Record<CanvasTouchType, CanvasTouchListener | undefined>>

/** The handlers of pointer events that report touches, mouse and pen as touch events. */
export interface PointerHandlers {
  onPointerDown(event: CanvasPointerEvent): void
  onPointerMove(event: CanvasPointerEvent): void
  onPointerUp(event: CanvasPointerEvent): void
  onPointerCancel(event: CanvasPointerEvent): void
  onLostPointerCapture(event: CanvasPointerEvent): void
}

type CanvasPointerEvent = PointerEvent<HTMLCanvasElement>

/**
 * Reports touches on a canvas, the main button of a mouse and the tip of a pen by touch events with positions on the canvas.
 *
 * @param alone Whether no gesture around the canvas begins by these pointers, except one with a higher priority, such as the swipe
 * back from the edge of the screen.
 */
export function useCanvasTouches(listeners: CanvasTouchListeners, alone: boolean): PointerHandlers {
  const down = useRef<CanvasTouches>([])
  const late = useRef<typeof import('./claimPointer.ts')>(undefined)
  useEffect(() => {
    if (!alone) return
    return whenLoaded(
      () => import('./claimPointer.ts'),
      (loaded) => {
        late.current = loaded
        return () => {
          late.current = undefined
        }
      },
    )
  }, [alone])

  const report = (type: CanvasTouchType, canvas: HTMLCanvasElement, changed: CanvasTouch, source: PointerEvent) => {
    const touches = nextTouches(down.current, type, changed)
    if (!touches) return
    down.current = touches
    const detail = { touches, changedTouches: [changed] }
    listeners[type]?.(Object.assign(componentEvent(type, canvas, detail, source), detail))
  }
  const reportAs = (type: CanvasTouchType) => (event: CanvasPointerEvent) => {
    // A mouse that hovers is not measured.
    if (type === 'touchstart' || down.current.length > 0) report(type, event.currentTarget, touchOf(event), event)
  }
  /** Browsers do not always report a position for a pointer that is cancelled, so its last one is used. */
  const cancel = (canvas: HTMLCanvasElement, event: PointerEvent) => {
    const touch = down.current.find(({ identifier }) => identifier === event.pointerId)
    if (touch) report('touchcancel', canvas, touch, event)
  }
  const onCancel = (event: CanvasPointerEvent) => cancel(event.currentTarget, event)

  return {
    onPointerDown(event) {
      if (event.button !== 0) return
      const { currentTarget: canvas } = event
      setCapture(canvas, 'setPointerCapture', event.pointerId)
      late.current?.claimPointer(event.nativeEvent, () => cancel(canvas, event))
      reportAs('touchstart')(event)
    },
    onPointerMove: reportAs('touchmove'),
    onPointerUp: reportAs('touchend'),
    onPointerCancel: onCancel,
    // Another element has captured the pointer, such as a swiper that is dragged.
    onLostPointerCapture: onCancel,
  }
}

function touchOf({ currentTarget: canvas, pointerId: identifier, clientX, clientY }: CanvasPointerEvent): CanvasTouch {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return {
    identifier,
    x: ((clientX - left) * canvas.offsetWidth) / width - canvas.clientLeft,
    y: ((clientY - top) * canvas.offsetHeight) / height - canvas.clientTop,
  }
}
