import type { Unsubscribe } from '../../base/emitter.ts'
import type { Vector } from './pan/pan.state.ts'
import { type PinchMotion, scaledOn } from './pinch.state.ts'
import type { PinchOptions } from './pinchOptions.ts'
import { wheelSilenceMs } from './wheel/wheelPan.state.ts'
import { wheelStep } from './wheel/wheelStep.ts'

/** Safari's event for pinches: on a trackpad the only event, on a screen in addition to touch events. */
interface GestureEvent extends MouseEvent {
  /** Scale since `gesturestart`. */
  readonly scale: number
}

/** Part of `attachPinch` that handles the wheel (with Ctrl, or without it if `wheel` is set) and Safari's trackpad events. */
export function attachTrackpadPinch(element: HTMLElement, latest: () => PinchOptions): Unsubscribe {
  const disposal = new AbortController()
  let motion: PinchMotion | undefined
  /** Whether `canBegin` has refused the current pinch. */
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let fingers = 0
  /** The scale of Safari's previous event. */
  let lastScale = 1

  const end = (cancelled = false) => {
    clearTimeout(timer)
    const last = motion
    motion = undefined
    isRefused = false
    if (last) latest().onEnd?.({ ...last, cancelled })
  }
  const step = (event: MouseEvent, factor: number) => {
    if (isRefused) return
    const at: Vector = { x: event.clientX, y: event.clientY }
    const isFirst = motion === undefined
    const next = scaledOn(motion ?? { scale: 1, origin: at, offset: { x: 0, y: 0 } }, factor, at)
    const beginning = { ...next, pointerType: 'wheel', target: event.target } as const
    isRefused = isFirst && latest().canBegin?.(beginning) === false
    if (isRefused) return
    event.preventDefault()
    motion = next
    if (isFirst) latest().onBegin?.(beginning)
    // `onBegin` may have ended the pinch.
    if (motion) latest().onMove?.(motion)
  }
  const onWheel = (event: WheelEvent) => {
    const { x, y, isPinch, factor } = wheelStep(event)
    if (event.defaultPrevented || !(isPinch || (latest().wheel && Math.abs(y) > Math.abs(x)))) return
    step(event, factor)
    clearTimeout(timer)
    timer = setTimeout(() => end(), wheelSilenceMs)
  }
  const onGesture = (event: GestureEvent) => {
    if (fingers > 0 || event.defaultPrevented) return
    if (event.type === 'gesturestart') {
      end()
      lastScale = 1
    }
    step(event, event.scale / lastScale)
    lastScale = event.scale
    if (event.type === 'gestureend') end()
  }
  const onTouch = ({ touches }: TouchEvent) => {
    fingers = touches.length
  }
  const { signal } = disposal
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
    element.addEventListener(type, onGesture as unknown as EventListener, { passive: false, signal })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, onTouch, { passive: true, signal })
  return () => {
    disposal.abort()
    end(true)
  }
}
