import type { nextScene, playScene } from './scene.ts'

/** Moves pages. */
export interface Mover {
  readonly nextScene: typeof nextScene
  readonly playScene: typeof playScene
}

/**
 * The code of motions, once it is loaded. It is loaded after the first page, because a call that opens another page waits for
 * that page's code, and the code of motions arrives meanwhile. Until then pages appear without a motion.
 */
export const mover: { current?: Mover } = {}
