import type { Unsubscribe } from '../../base/emitter.ts'
import type { PressEvent } from './press.state.ts'
import { trackPointer } from './trackPointer.ts'

/**
 * Tells a recogniser what becomes of a pointer that came down on an element: it moves, leaves the element, is let go, or
 * the press is cancelled, because the browser takes the pointer over or another one comes down.
 *
 * @returns Stops telling.
 */
export function followPress(element: Element, down: PointerEvent, send: (event: PressEvent) => void): Unsubscribe {
  const tell = (type: 'down' | 'move' | 'leave' | 'up' | 'cancel', event: PointerEvent) =>
    send({ type, x: event.clientX, y: event.clientY, atMs: event.timeStamp })
  tell('down', down)
  return trackPointer(down.pointerId, {
    onMove: (event) => tell(element.contains(event.target as Node) ? 'move' : 'leave', event),
    onEnd: (event) => tell(event.type === 'pointerup' ? 'up' : 'cancel', event),
    onOther: (event) => tell('cancel', event),
  })
}
