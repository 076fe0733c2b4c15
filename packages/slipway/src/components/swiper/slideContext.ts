import { createContext } from 'react'

/** What a slide knows of the swiper around. */
export interface Slide {
  /** Its place, such as "2 of 5". */
  readonly name: string
  /** What a screen reader calls it: a slide. */
  readonly kind: string
  /** Whether it is seen in whole; the others are out of reach. */
  readonly isShown: boolean
}

/** The place of a slide in its swiper. */
export const SlideContext = createContext<Slide | undefined>(undefined)
