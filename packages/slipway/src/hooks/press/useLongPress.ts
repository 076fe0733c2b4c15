import { type MouseEvent, type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import { longPressDefaults } from '../../base/defaults/defaults.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import { useLatest } from '../useLatest.ts'
import { followPress } from './followPress.ts'
import {
  idlePress,
  isLongPress,
  isTailOfLongPress,
  nextPress,
  type PressEvent,
  type PressState,
} from './press.state.ts'
import type { PressDetail } from './usePress.ts'

/** A listener of `onLongPress`; the event's type is `longpress`. */
export type LongPressListener<Target extends Element = HTMLElement> = (
  event: ComponentEvent<PressDetail, Target>,
) => void

/** Props that `useLongPress` returns for the element; empty without a listener. */
export interface LongPressProps<Target extends Element = HTMLElement> {
  onPointerDown?(event: ReactPointerEvent<Target>): void
  onContextMenu?(event: MouseEvent<Target>): void
  onClickCapture?(event: MouseEvent<Target>): void
  /** For CSS: prevents text selection and the system's menu during the press, as View does. */
  readonly 'data-long-press'?: true
}

/**
 * Recognises a long press by touch, mouse or pen: one pointer stays in place for 350 ms and moves by at most 10 px.
 *
 * The press is abandoned when the browser takes the pointer over (to scroll), when the pointer leaves the element, and when a
 * second pointer is pressed. The click after a recognised long press is suppressed once, with every `onClick` on the element and
 * its descendants. The system's context menu for the same touch is suppressed too. A context menu by keyboard or right button opens
 * as usual.
 *
 * @param listener The latest listener is called. Without a listener the props are empty.
 * @returns Props to spread; merge them with handlers of your own by `mergeProps`.
 *
 * @example
 * const longPressProps = useLongPress(() => openMenu(item))
 * return <li {...longPressProps}>{item.title}</li>
 *
 * Source: specification, section 9 (long press).
 */
export function useLongPress<Target extends Element = HTMLElement>(
  listener: LongPressListener<Target> | undefined,
): LongPressProps<Target> {
  const latest = useLatest(listener)
  const press = useRef(idlePress)
  const stop = useRef<Unsubscribe>(undefined)
  useEffect(() => () => stop.current?.(), [])
  if (!listener) return {}

  const isTail = (event: MouseEvent<Target>) => isTailOfLongPress(press.current, event.timeStamp)
  return {
    'data-long-press': true,
    onPointerDown(down) {
      if (!down.isPrimary || down.button !== 0) return
      const { currentTarget: target, nativeEvent, clientX: x, clientY: y } = down
      stop.current?.()
      stop.current = recognise(press, target, nativeEvent, () =>
        latest.current?.(componentEvent('longpress', target, { x, y }, nativeEvent)),
      )
    },
    onContextMenu(event) {
      if (isTail(event)) event.preventDefault()
      else stop.current?.()
    },
    onClickCapture(event) {
      if (!isTail(event)) return
      press.current = idlePress
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Sends the pointer's events and the timer to the recogniser. The returned function cancels the press. */
function recognise(
  press: RefObject<PressState>,
  target: Element,
  down: PointerEvent,
  onLongPress: () => void,
): Unsubscribe {
  const rules = longPressDefaults
  const send = (event: PressEvent) => {
    const before = press.current
    press.current = nextPress(before, event, rules)
    if (isLongPress(press.current) && !isLongPress(before)) onLongPress()
  }
  const unfollow = followPress(target, down, send)
  const timer = setTimeout(() => {
    // The page may have been covered during the press. jsdom (used by tests of apps) does not know visibility.
    if (target.checkVisibility?.() !== false) send({ type: 'time', atMs: down.timeStamp + rules.delayMs })
  }, rules.delayMs)
  return () => {
    unfollow()
    clearTimeout(timer)
    press.current = idlePress
  }
}
