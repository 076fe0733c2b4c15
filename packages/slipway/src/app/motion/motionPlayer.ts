import type { nextScene, playScene } from './scene.ts'

/** The functions that move pages. */
export interface MotionPlayer {
  readonly nextScene: typeof nextScene
  readonly playScene: typeof playScene
}

/**
 * The code of motions, once it is loaded. It is loaded after the first page, in time for most second pages: their own code
 * takes time to load too. Until then pages appear without a motion.
 */
export const motionPlayer: { current?: MotionPlayer } = {}
