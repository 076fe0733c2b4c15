import type { Unsubscribe } from '../../base/emitter.ts'
import { friction } from '../../hooks/gesture/fling.state.ts'
import type { PanListeners, PinchOptions, Vector } from '../../hooks/gesture/index.ts'
import { startFling } from '../../hooks/gesture/startFling.ts'
import type { Mover } from './createMover.ts'
import { rested } from './mover.state.ts'
import { grabbed, panned, released, scaled, thrown } from './moverGestures.state.ts'

/** Creates the listeners that let a pan move a view. */
export function panListeners({ element, send }: Mover): PanListeners {
  return {
    onBegin() {
      send(grabbed)
      element()?.toggleAttribute('data-dragging', true)
    },
    onMove: (motion) => send((state, facts) => panned(state, motion, facts)),
    onEnd({ velocity, cancelled }) {
      element()?.toggleAttribute('data-dragging', false)
      send((state, facts) => released(state, cancelled ? { x: 0, y: 0 } : velocity, facts))
    },
  }
}

/** Creates the options that let a pinch move and scale a view. */
export function pinchListeners({ element, send }: Mover): PinchOptions {
  return {
    onBegin() {
      const box = element()?.getBoundingClientRect()
      const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      send((state, facts) => grabbed(state, facts, middle))
      element()?.toggleAttribute('data-pinching', true)
    },
    onMove: (motion) => send((state, facts) => scaled(state, motion, facts)),
    onEnd() {
      element()?.toggleAttribute('data-pinching', false)
      send(rested)
    },
  }
}

/**
 * Throws a view.
 *
 * @returns Stops the view at its present position.
 */
export function startThrow(velocity: Vector, strength: number, send: Mover['send']): Unsubscribe {
  return startFling(velocity, {
    decay: friction(strength > 0 ? strength : 2),
    onMove: (motion) => send((state, facts) => thrown(state, motion, facts)),
    onEnd: ({ cancelled }) => cancelled || send(rested),
  })
}
