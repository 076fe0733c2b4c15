import { createContext } from 'react'
import type { PinchOptions } from '../../hooks/gesture/index.ts'

/** What a movable view knows of the area around. */
export interface MovableAreaPlace {
  /** Whether a pinch anywhere in the area is one of every view in it. */
  readonly scaleArea: boolean
  /**
   * Has the pinches of the area told to a view.
   * @param pinch Gives the view's part as it is at the time.
   * @returns Ends that.
   */
  join(pinch: () => PinchOptions): () => void
}

/** The area of a movable view. */
export const AreaContext = createContext<MovableAreaPlace | undefined>(undefined)
