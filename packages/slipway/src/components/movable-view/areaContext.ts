import { createContext } from 'react'
import type { PinchOptions } from '../../hooks/gesture/index.ts'
import type { LateGestures } from './loadGestures.ts'

/** Context value of a `MovableArea`, used by its views. */
export interface MovableAreaPlace {
  /** Whether a pinch anywhere in the area scales every view in it. */
  readonly scaleArea: boolean
  /**
   * Adds a view to those that a pinch in the area scales.
   * @param pinch Creates the options of the pinch, once their code has loaded.
   * @returns Removes the view.
   */
  join(pinch: (late: LateGestures) => PinchOptions): () => void
}

/** The area of a movable view. */
export const AreaContext = createContext<MovableAreaPlace | undefined>(undefined)
