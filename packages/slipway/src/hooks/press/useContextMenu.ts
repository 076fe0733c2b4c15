import type { MouseEvent } from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import { type LongPressProps, useLongPress } from './useLongPress.ts'
import type { PressDetail } from './usePress.ts'

/** A listener of `useContextMenu`; the event's type is `contextmenu`. `detail` is a point in the window, in CSS pixels. */
export type ContextMenuListener<Target extends Element = HTMLElement> = (
  event: ComponentEvent<PressDetail, Target>,
) => void

/**
 * Recognises all ways in which users ask for a context menu: the right button of a mouse, the menu key or Shift + F10, and a long press
 * by touch or pen. With Shift and the right button, the browser's own menu opens.
 *
 * @param listener The latest listener is called. Without a listener the props are empty.
 * @returns Props to spread; merge them with handlers of your own by `mergeProps`.
 *
 * @example
 * const contextMenu = useContextMenu(({ detail }) => setPoint({ left: detail.x, top: detail.y, width: 0, height: 0 }))
 * return <li {...contextMenu}>{message.text}</li>
 */
export function useContextMenu<Target extends Element = HTMLElement>(
  listener: ContextMenuListener<Target> | undefined,
): LongPressProps<Target> {
  const ask = (target: Target, point: PressDetail, source: Event | undefined) =>
    listener?.(componentEvent('contextmenu', target, point, source))
  const press = useLongPress<Target>(
    listener && (({ target, detail, nativeEvent }) => ask(target, detail, nativeEvent)),
  )
  if (!listener) return {}
  return {
    ...press,
    onPointerDown(event) {
      // Users hold the left button of a mouse to select text or to drag.
      if (event.pointerType !== 'mouse') press.onPointerDown?.(event)
    },
    onContextMenu(event) {
      press.onContextMenu?.(event)
      // The browser asks a second time for the menu of a long press.
      if (event.isDefaultPrevented() || (event.shiftKey && event.button === 2)) return
      event.preventDefault()
      ask(event.currentTarget, pointOf(event), event.nativeEvent)
    },
  }
}

/** The point of the mouse; for a key, which has no point in some browsers, the centre of the element. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<Element>): PressDetail {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
