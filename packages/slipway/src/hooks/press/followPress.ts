import type { Unsubscribe } from '../../base/emitter.ts'
import type { PressEvent } from './press.state.ts'
import { trackPointer } from './trackPointer.ts'

/**
 * Reports the events of a pointer that was pressed on an element: it moves, leaves the element, or is released. The press is
 * cancelled if the browser takes the pointer over or another pointer is pressed.
 *
 * @returns Stops reporting.
 */
export function followPress(element: Element, down: PointerEvent, send: (event: PressEvent) => void): Unsubscribe {
  const report = (type: 'down' | 'move' | 'leave' | 'up' | 'cancel', event: PointerEvent) =>
    send({ type, x: event.clientX, y: event.clientY, atMs: event.timeStamp })
  report('down', down)
  return trackPointer(down.pointerId, {
    onMove: (event) => report(element.contains(event.target as Node) ? 'move' : 'leave', event),
    onEnd: (event) => report(event.type === 'pointerup' ? 'up' : 'cancel', event),
    onOther: (event) => report('cancel', event),
  })
}
