import type { Unsubscribe } from '../../base/emitter.ts'
import { trackPointer } from '../press/trackPointer.ts'
import { type PanPoint, preciseSlopPx, touchSlopPx, type Vector } from './pan/pan.state.ts'
import type { PanPointerType } from './pan/panOptions.ts'
import { doubleTapMs, idleTap, nextTap, type TapEvent } from './tap.state.ts'
import { leaveTouchAction } from './touchAction.ts'

/** A tap: where it was, in client pixels, and what made it. */
export interface Tap extends Vector {
  readonly pointerType: PanPointerType
  /** The innermost element under the pointer when it came down. */
  readonly target: EventTarget | null
}

/** What is heard of taps. */
export interface TapOptions {
  /** Called for one tap; where a double tap is listened for too, once no second one has come for 250 ms. */
  onTap?(tap: Tap): void
  /** Called for two taps within 250 ms and 40 px. What else there is about the first one, such as its click, happens too. */
  onDoubleTap?(tap: Tap): void
  /** Tells whether a press counts where the pointer came down. */
  startRegion?: (down: PointerEvent, element: HTMLElement) => boolean
  /**
   * How far a press may move, in pixels. When given, it may also scroll or pan something by less than that.
   * @default 10 for a finger, 4 for mouse and pen: beyond that it is a pan
   */
  tolerancePx?: number
}

/** The ends of presses that an inner element has taken for its own. */
const taken = new WeakSet<Event>()

/**
 * Hears taps and double taps on an element, by touch, pen and mouse, without React. Of nested elements the innermost hears them.
 *
 * For what can be reached by keyboard as well, `click` is the better event: a tap is for what has only a place, as on an image.
 *
 * @param latest Gives the options as they are at the time.
 * @returns Detaches it; a tap that waits is given up.
 */
export function attachTap(
  element: HTMLElement,
  options: TapOptions,
  latest: () => TapOptions = () => options,
): Unsubscribe {
  const detached = new AbortController()
  let state = idleTap
  let made: Pick<Tap, 'pointerType' | 'target'> = { pointerType: 'touch', target: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let untrack: Unsubscribe | undefined
  /** The browser scrolls by this finger, of which only touch events tell any more. */
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
    const { heard, name } = state
    if (source && own.type === 'up' && (heard || name === 'waiting')) taken.add(source)
    if (heard?.name === 'tap') onTap?.({ x: heard.at.x, y: heard.at.y, ...by })
    if (heard?.name === 'doubleTap') onDoubleTap?.({ x: heard.at.x, y: heard.at.y, ...by })
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
    send({ type: 'down', ...placeOf(down, down) })
    made = { pointerType: down.pointerType as PanPointerType, target: down.target }
    untrack = trackPointer(down.pointerId, {
      onMove: (event) => send({ type: 'move', ...placeOf(event, event) }),
      onEnd(event) {
        isScrolling = event.type === 'pointercancel' && tolerancePx !== undefined
        if (event.type === 'pointerup') send({ type: 'up', ...placeOf(event, event) }, event)
        else if (!isScrolling) cancel(event)
      },
      onOther: cancel,
    })
  }
  const onTouch = (event: TouchEvent) => {
    const [finger] = event.changedTouches
    if (!isScrolling || !finger) return
    if (event.type === 'touchcancel' || event.touches.length > 1) return cancel(event)
    send({ type: event.type === 'touchend' ? 'up' : 'move', ...placeOf(finger, event) }, event)
  }
  const listening = { passive: true, signal: detached.signal }
  element.addEventListener('pointerdown', onDown, listening)
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, onTouch, listening)
  // Else the browser zooms the page by a double tap, for which every tap waits.
  const giveBack = leaveTouchAction(element, 'manipulation')
  return () => {
    detached.abort()
    untrack?.()
    clearTimeout(timer)
    giveBack()
  }
}

function placeOf({ clientX: x, clientY: y }: Touch | PointerEvent, { timeStamp: atMs }: Event): PanPoint {
  return { x, y, atMs }
}
