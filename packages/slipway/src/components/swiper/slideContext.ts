import { createContext } from 'react'

/** Data of a slide from its swiper. */
export interface Slide {
  /** Its position, such as "2 of 5". */
  readonly name: string
  /** The role description for screen readers: "slide". */
  readonly kind: string
  /** Whether it is fully visible. All other slides are inert. */
  readonly isShown: boolean
  /** Number of rounds by which a circular track that is not started yet moves it, as `roundsOf` returns them. */
  readonly round: number
}

/** Provides a slide with data from its swiper. */
export const SlideContext = createContext<Slide | undefined>(undefined)
