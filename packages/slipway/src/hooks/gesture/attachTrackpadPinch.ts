import type { Unsubscribe } from '../../base/emitter.ts'
import type { Vector } from './pan/pan.state.ts'
import { type PinchMotion, scaledOn } from './pinch.state.ts'
import type { PinchOptions } from './pinchOptions.ts'
import { wheelSilenceMs } from './wheel/wheelPan.state.ts'
import { wheelStep } from './wheel/wheelStep.ts'

/** Safari's own event of a pinch: on a trackpad the only one, and beside the touch events on a screen. */
interface GestureEvent extends MouseEvent {
  /** Since `gesturestart`. */
  readonly scale: number
}

/** The part of `attachPinch` that hears the wheel, with Ctrl or where that is not asked for, and Safari's trackpad. */
export function attachTrackpadPinch(element: HTMLElement, latest: () => PinchOptions): Unsubscribe {
  const detached = new AbortController()
  let motion: PinchMotion | undefined
  /** Whether the pinch under way was refused. */
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let fingers = 0
  /** The scale that Safari told last. */
  let told = 1

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
    // Whoever hears of the beginning may put an end to it.
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
      told = 1
    }
    step(event, event.scale / told)
    told = event.scale
    if (event.type === 'gestureend') end()
  }
  const onTouch = ({ touches }: TouchEvent) => {
    fingers = touches.length
  }
  const { signal } = detached
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
    element.addEventListener(type, onGesture as unknown as EventListener, { passive: false, signal })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, onTouch, { passive: true, signal })
  return () => {
    detached.abort()
    end(true)
  }
}
