import type { Unsubscribe } from '../../base/emitter.ts'
import { trackPointer } from '../press/trackPointer.ts'
import { type PanPoint, preciseSlopPx, touchSlopPx, type Vector } from './pan/pan.state.ts'
import type { PanPointerType } from './pan/panOptions.ts'
import { doubleTapMs, idleTap, nextTap, type TapEvent } from './tap.state.ts'
import { leaveTouchAction } from './touchAction.ts'

/** A tap: its position in client pixels, its pointer and its target. */
export interface Tap extends Vector {
  readonly pointerType: PanPointerType
  /** The innermost element under the pointer when it was pressed. */
  readonly target: EventTarget | null
}

/** Options of `useTap`. */
export interface TapOptions {
  /** Called for a single tap; with `onDoubleTap`, only after 250 ms without a second tap. */
  onTap?(tap: Tap): void
  /** Called for two taps within 250 ms and 40 px. Other events of the first tap, such as its click, are dispatched as usual. */
  onDoubleTap?(tap: Tap): void
  /** Whether a press at this position counts. */
  startRegion?: (down: PointerEvent, element: HTMLElement) => boolean
  /**
   * Distance in pixels that a press may move. If set, the press may also scroll or pan by less than this distance.
   * @default 10 for touch, 4 for mouse and pen: a longer move is a pan
   */
  tolerancePx?: number
}

/** `pointerup` events that an inner element has used for its own tap. */
const taken = new WeakSet<Event>()

/**
 * Recognises taps and double taps on an element, by touch, pen and mouse, without React. Of nested elements, only the innermost
 * gets a tap.
 *
 * If the action must be available by keyboard, use `click`: taps are for actions that need a position, as on an image.
 *
 * @param latest Returns the current options.
 * @returns Detaches the listeners; a tap that waits for a second one is dropped.
 */
export function attachTap(
  element: HTMLElement,
  options: TapOptions,
  latest: () => TapOptions = () => options,
): Unsubscribe {
  const disposal = new AbortController()
  let state = idleTap
  let made: Pick<Tap, 'pointerType' | 'target'> = { pointerType: 'touch', target: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let untrack: Unsubscribe | undefined
  /** Whether the browser scrolls by this touch. From then on it dispatches touch events only, no pointer events. */
  let isScrolling = false

  const send = (event: TapEvent, source?: Event) => {
    const { onTap, onDoubleTap, tolerancePx } = latest()
    const slopPx = made.pointerType === 'touch' ? touchSlopPx : preciseSlopPx
    const isOthers = event.type === 'up' && source && taken.has(source)
    const own: TapEvent = isOthers ? { type: 'cancel', atMs: event.atMs } : event
    const by = made
    state = nextTap(state, own, { tolerancePx: tolerancePx ?? slopPx, doubles: onDoubleTap !== undefined })
    clearTimeout(timer)
    if (state.name === 'waiting') {
      const dueMs = state.since.atMs + doubleTapMs
      timer = setTimeout(() => send({ type: 'time', atMs: dueMs }), doubleTapMs)
    }
    const { recognised, name } = state
    if (source && own.type === 'up' && (recognised || name === 'waiting')) taken.add(source)
    if (recognised?.name === 'tap') onTap?.({ x: recognised.at.x, y: recognised.at.y, ...by })
    if (recognised?.name === 'doubleTap') onDoubleTap?.({ x: recognised.at.x, y: recognised.at.y, ...by })
  }
  const cancel = (event: Event) => {
    untrack?.()
    isScrolling = false
    send({ type: 'cancel', atMs: event.timeStamp })
  }
  const onDown = (down: PointerEvent) => {
    untrack?.()
    isScrolling = false
    const { startRegion, tolerancePx } = latest()
    if (!down.isPrimary || down.button !== 0 || startRegion?.(down, element) === false) return cancel(down)
    send({ type: 'down', ...pointOf(down, down) })
    made = { pointerType: down.pointerType as PanPointerType, target: down.target }
    untrack = trackPointer(down.pointerId, {
      onMove: (event) => send({ type: 'move', ...pointOf(event, event) }),
      onEnd(event) {
        isScrolling = event.type === 'pointercancel' && tolerancePx !== undefined
        if (event.type === 'pointerup') send({ type: 'up', ...pointOf(event, event) }, event)
        else if (!isScrolling) cancel(event)
      },
      onOther: cancel,
    })
  }
  const onTouch = (event: TouchEvent) => {
    const [finger] = event.changedTouches
    if (!isScrolling || !finger) return
    if (event.type === 'touchcancel' || event.touches.length > 1) return cancel(event)
    send({ type: event.type === 'touchend' ? 'up' : 'move', ...pointOf(finger, event) }, event)
  }
  const listening = { passive: true, signal: disposal.signal }
  element.addEventListener('pointerdown', onDown, listening)
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, onTouch, listening)
  // Prevents the browser from zooming the page by a double tap, which would delay each tap.
  const giveBack = leaveTouchAction(element, 'manipulation')
  return () => {
    disposal.abort()
    untrack?.()
    clearTimeout(timer)
    giveBack()
  }
}

function pointOf({ clientX: x, clientY: y }: Touch | PointerEvent, { timeStamp: atMs }: Event): PanPoint {
  return { x, y, atMs }
}
