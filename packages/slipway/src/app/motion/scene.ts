import type { MotionLook } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type PageEntry, type Snapshot, topOf } from '../../router/stack/stack.ts'
import { lookOf } from './lookOf.ts'
import { type Motion, motionOf } from './motionOf.ts'
import { move } from './play.ts'

/** The stack as rendered, and the pages that are in motion. */
export interface Scene {
  readonly stack: Snapshot
  /** The newest motion. */
  readonly motion?: Motion & { readonly look: MotionLook }
  /** The pages of all motions. */
  readonly pages: readonly PageEntry[]
}

/**
 * Returns the scene after a change of the stack. A change during a motion adds another motion; all pages stay until the last
 * motion ends.
 */
export function nextScene(
  pages: PageNavigator,
  scene: Scene,
  stack: Snapshot,
  chosen: MotionLook | false | undefined,
): Scene {
  const motion = motionOf(scene.stack, stack)
  const look = motion && !pages.newest.get().animatedByBrowser && lookOf(pages, motion.upper, chosen)
  if (look) return { stack, motion: { ...motion, look }, pages: [...scene.pages, motion.upper, motion.lower] }
  // A page that appears without a motion ends the motions of the pages before it.
  return topOf(stack).key === topOf(scene.stack).key ? { ...scene, stack } : { stack, pages: [] }
}

/**
 * Starts the motion of a scene once its pages are rendered, or cancels the animations of those before if it has none.
 *
 * @param animations The animations that were started; this function changes the list.
 * @param layerOf Finds the element that moves with a page.
 * @param setScene Sets the scene without its pages when all animations have ended.
 */
export function playScene(
  { motion }: Scene,
  animations: Animation[],
  root: HTMLElement | null,
  layerOf: (root: HTMLElement, entry: PageEntry) => HTMLElement | null,
  setScene: (next: (now: Scene) => Scene) => void,
): void {
  if (!motion) {
    for (const animation of animations.splice(0)) animation.cancel()
    return
  }
  const upper = root && layerOf(root, motion.upper)
  const lower = root && layerOf(root, motion.lower)
  // jsdom (used by tests of apps) has no animations.
  if (upper?.animate && lower) animations.push(...move({ upper, lower }, motion.kind, motion.look))
  const known = animations.filter(({ playState }) => playState !== 'idle')
  void Promise.allSettled(known.map(({ finished }) => finished)).then(() =>
    setScene((now) => (now.motion === motion ? { stack: now.stack, pages: [] } : now)),
  )
}
