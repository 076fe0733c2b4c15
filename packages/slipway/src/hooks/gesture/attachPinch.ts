import type { Unsubscribe } from '../../base/emitter.ts'
import { trackPointer } from '../press/trackPointer.ts'
import { type ContestEntry, enterContest } from './arena.ts'
import { attachTrackpadPinch } from './attachTrackpadPinch.ts'
import { listen } from './listen.ts'
import { type Finger, idlePinch, isPinching, nextPinch, type PinchEvent } from './pinch.state.ts'
import type { PinchOptions } from './pinchOptions.ts'
import { setCapture } from './setCapture.ts'
import { leaveTouchAction } from './touchAction.ts'

/**
 * Recognises a pinch on an element, by two fingers on a screen or by a trackpad, without React.
 *
 * Both touches must start in the element. From then on their pans and taps are cancelled, and the browser neither zooms nor scrolls
 * by them. The pinch begins with their first move. Of nested elements, the innermost that contains both touches gets the pinch.
 * After one finger is lifted, the other one still moves the content, until it is lifted too.
 *
 * On a trackpad, browsers report a pinch as `wheel` events with `ctrlKey`, and Safari as `gesturechange`. So Ctrl with the wheel of
 * a mouse pinches as well. A trackpad pinch ends 150 ms after its last event.
 *
 * @param latest Returns the current options; called before each use.
 * @returns Detaches the listeners; a pinch in progress ends as cancelled.
 *
 * @example
 * const detach = attachPinch(map, {
 *   onBegin: () => { from = zoom },
 *   onMove: ({ scale, origin, offset }) => draw(from * scale, origin, offset),
 * })
 */
export function attachPinch(
  element: HTMLElement,
  options: PinchOptions,
  latest: () => PinchOptions = () => options,
): Unsubscribe {
  const disposal = new AbortController()
  const untrack = new Map<number, Unsubscribe>()
  let state = idlePinch
  let entry: ContestEntry | undefined
  let target: EventTarget | null = null
  let hasWon = false

  const send = (event: PinchEvent) => {
    const before = state
    state = nextPinch(before, event)
    if (state.name === 'begun' && before.name === 'possible') {
      if (!element.isConnected || latest().canBegin?.({ ...state, pointerType: 'touch', target }) === false)
        return lose()
      return entry?.claim()
    }
    if (!hasWon) return
    if (isPinching(state)) {
      if (event.type === 'move') latest().onMove?.(state)
      return
    }
    hasWon = false
    latest().onEnd?.({ ...state, cancelled: state.name === 'cancelled' })
  }
  const lose = () => {
    entry?.leave()
    send({ type: 'cancel' })
  }
  const onWin = () => {
    hasWon = true
    for (const { id } of state.fingers) setCapture(element, 'setPointerCapture', id)
    latest().onBegin?.({ ...state, pointerType: 'touch', target })
    // `onBegin` may have ended the pinch.
    if (hasWon) latest().onMove?.(state)
  }
  const onDown = (down: PointerEvent) => {
    const { pointerId: id, pointerType } = down
    if (pointerType !== 'touch') return
    // Browsers do not always report the end of a touch. A primary touch is the only touch, so all others have ended.
    if (down.isPrimary) drop()
    send({ type: 'down', finger: fingerOf(down) })
    target = down.target
    untrack.get(id)?.()
    untrack.set(
      id,
      trackPointer(id, {
        onMove: (event) => send({ type: 'move', finger: fingerOf(event) }),
        onEnd(event) {
          untrack.delete(id)
          // The browser has taken over this touch, and the others with it.
          if (event.type === 'pointercancel') lose()
          send({ type: 'up', id })
        },
      }),
    )
    if (state.fingers.length === 2 && state.name === 'possible') {
      entry?.leave()
      entry = enterContest(down, { priority: latest().priority ?? 0, onWin, onCancel: () => send({ type: 'cancel' }) })
    }
  }
  const drop = () => {
    lose()
    for (const stop of untrack.values()) stop()
    untrack.clear()
    state = idlePinch
  }
  const onTouchMove = (event: TouchEvent) => {
    if (event.cancelable && state.fingers.length > 1 && state.name !== 'cancelled') event.preventDefault()
  }
  element.addEventListener('pointerdown', onDown, { signal: disposal.signal })
  // Safari scrolls by two fingers regardless of `touch-action`.
  element.addEventListener('touchmove', onTouchMove, { passive: false, signal: disposal.signal })
  listen(window, 'blur', (event) => event.target === window && lose(), disposal)
  const giveBack = leaveTouchAction(element, 'pan-x pan-y')
  const detachTrackpad = attachTrackpadPinch(element, latest)
  return () => {
    detachTrackpad()
    giveBack()
    disposal.abort()
    drop()
  }
}

function fingerOf({ pointerId: id, clientX: x, clientY: y }: PointerEvent): Finger {
  return { id, x, y }
}
