import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../gesture/pan/attachPan.ts'
import type { PanOptions } from '../gesture/pan/panOptions.ts'
import { attachWheelPan } from '../gesture/wheel/attachWheelPan.ts'
import type { Pull } from './createPull.ts'
import { isOnText } from './isOnText.ts'
import { takesPull } from './pull.state.ts'

/**
 * Makes a scroller at its top pullable by touch, pen, mouse and trackpad.
 *
 * Of nested scrollers the inner one is pulled, and none while the inner one refreshes; a scroller that can still scroll scrolls.
 * Dragging a text by mouse selects it.
 *
 * @returns Detaches the listeners; a pull in progress is cancelled.
 */
export function attachPull(scroller: HTMLElement, { phase, latest, send }: Pull): Unsubscribe {
  const pan: PanOptions = {
    axis: 'y',
    touchAction: 'auto',
    startRegion: (down) => scroller.scrollTop < 1 && (down.pointerType === 'touch' || !isOnText(down)),
    // The phase of a nested scroller is read from the `data-phase` of the element around its content.
    canBegin: ({ offset, target }) =>
      offset.y > 0 && takesPull(phase.get()) && !(target as Element).closest('[data-phase=refreshing]'),
    onMove({ offset }) {
      latest.current.onMove(offset.y)
      send({ type: 'move', distancePx: offset.y })
    },
    onEnd: ({ cancelled }) => send({ type: cancelled ? 'cancel' : 'release' }),
  }
  const detach = [attachPan(scroller, pan), attachWheelPan(scroller, pan)]
  return () => {
    for (const stop of detach) stop()
  }
}
