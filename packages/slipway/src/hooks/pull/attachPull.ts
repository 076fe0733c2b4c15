import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../gesture/pan/attachPan.ts'
import type { PanOptions } from '../gesture/pan/panOptions.ts'
import { attachWheelPan } from '../gesture/wheel/attachWheelPan.ts'
import type { Pull } from './createPull.ts'
import { isOnText } from './isOnText.ts'
import { takesPull } from './pull.state.ts'

/**
 * Lets a scroller be pulled down where it is at its top: by touch, pen, mouse and trackpad.
 *
 * Of nested ones the inner is pulled, and none while that refreshes; what has room to scroll scrolls. A mouse that drags a
 * text selects it.
 *
 * @returns Detaches it; a pull under way goes back.
 */
export function attachPull(scroller: HTMLElement, { phase, latest, send }: Pull): Unsubscribe {
  const pan: PanOptions = {
    axis: 'y',
    touchAction: 'auto',
    startRegion: (down) => scroller.scrollTop < 1 && (down.pointerType === 'touch' || !isOnText(down)),
    // What is pulled says around its content where that stands: it may be in another one.
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
