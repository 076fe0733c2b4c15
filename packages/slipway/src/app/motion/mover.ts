import type { lookOf } from './lookOf.ts'
import type { move } from './play.ts'

/** What moves pages. */
export interface Mover {
  readonly lookOf: typeof lookOf
  readonly move: typeof move
}

/**
 * What moves pages, once its code is there. It comes with what the first page does not wait for: who asks for another page
 * waits for that page's code, and meanwhile this arrives. Until then pages are there at once.
 */
export const mover: { current?: Mover } = {}
