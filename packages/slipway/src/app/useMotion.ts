import { type RefObject, useLayoutEffect, useState } from 'react'
import type { MotionLook } from '../router/config.ts'
import type { Navigator } from '../router/navigator.ts'
import { type PageEntry, type Snapshot, topOf } from '../router/stack.ts'
import { type Motion, motionOf } from './motion/motionOf.ts'
import { mover } from './motion/mover.ts'

interface Scene {
  readonly stack: Snapshot
  /** The newest motion under way. */
  readonly motion?: Motion & { readonly look: MotionLook }
  /** The pages of all motions under way. */
  readonly pages: readonly PageEntry[]
}

/**
 * The pages of the motions under way. While one is, both of its pages are on the screen; the stack itself has changed
 * already. A change in the middle of a motion starts another one, and all stay until the last is over: one that fades in is
 * seen through.
 *
 * `layerOf` finds the element that moves with a page.
 */
export function useMotion(
  navigator: Navigator,
  stack: Snapshot,
  root: RefObject<HTMLElement | null>,
  layerOf: (root: HTMLElement, entry: PageEntry) => HTMLElement | null,
  chosen: MotionLook | false | undefined,
): readonly PageEntry[] {
  const [scene, setScene] = useState<Scene>({ stack, pages: [] })
  const [animations] = useState<Animation[]>([])
  if (scene.stack !== stack) {
    const motion = motionOf(scene.stack, stack)
    const look = motion && !navigator.movedByBrowser() && mover.current?.lookOf(navigator, motion.upper, chosen)
    if (look) setScene({ stack, motion: { ...motion, look }, pages: [...scene.pages, motion.upper, motion.lower] })
    // What is there at once leaves nothing behind that still moves.
    else setScene(topOf(stack).key === topOf(scene.stack).key ? { ...scene, stack } : { stack, pages: [] })
  }
  const { motion, pages } = scene

  useLayoutEffect(() => {
    if (!motion) {
      // What has moved off the screen has left it with this commit, and not a frame later.
      for (const animation of animations.splice(0)) animation.cancel()
      return
    }
    const upper = root.current && layerOf(root.current, motion.upper)
    const lower = root.current && layerOf(root.current, motion.lower)
    // jsdom, in which apps may test, knows no animations.
    if (mover.current && upper?.animate && lower)
      animations.push(...mover.current.move({ upper, lower }, motion.kind, motion.look))
    const known = animations.filter(({ playState }) => playState !== 'idle')
    void Promise.allSettled(known.map(({ finished }) => finished)).then(() =>
      setScene((now) => (now.motion === motion ? { stack: now.stack, pages: [] } : now)),
    )
  }, [motion, root, layerOf, animations])

  return pages
}
