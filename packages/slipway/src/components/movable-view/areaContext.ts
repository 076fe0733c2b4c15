import { createContext } from 'react'
import type { PinchOptions } from '../../hooks/gesture/index.ts'
import type { LateGestures } from './loadGestures.ts'

/** What a movable view knows of the area around. */
export interface MovableAreaPlace {
  /** Whether a pinch anywhere in the area is one of every view in it. */
  readonly scaleArea: boolean
  /**
   * Adds a view to those that a pinch in the area scales.
   * @param pinch Returns the options of the view at the time of an event.
   * @returns Removes the view.
   */
  join(pinch: (late: LateGestures) => PinchOptions): () => void
}

/** The area of a movable view. */
export const AreaContext = createContext<MovableAreaPlace | undefined>(undefined)
