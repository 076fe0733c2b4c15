import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { MotionLook } from '../router/config.ts'
import type { Navigator } from '../router/navigator.ts'
import type { PageEntry, Snapshot } from '../router/stack.ts'
import { platformLook, reducedLook } from './motion/looks.ts'
import { type Motion, motionOf } from './motion/motionOf.ts'
import { play } from './motion/play.ts'

interface Scene {
  readonly stack: Snapshot
  /** The motions under way, the newest last. */
  readonly motions: readonly Motion[]
}

/**
 * The motions under way. While one is, both of its pages are on the screen; the stack itself has changed already. A change
 * in the middle of a motion starts another one, and each goes on until it ends.
 *
 * `layerOf` finds the element that moves with a page.
 */
export function useMotion(
  navigator: Navigator,
  stack: Snapshot,
  root: RefObject<HTMLElement | null>,
  layerOf: (root: HTMLElement, entry: PageEntry) => HTMLElement | null,
  chosen: MotionLook | false | undefined,
): readonly Motion[] {
  const [scene, setScene] = useState<Scene>({ stack, motions: [] })
  if (scene.stack !== stack) {
    const motion = mayMove(navigator, stack, chosen) ? motionOf(scene.stack, stack) : undefined
    // What is there at once leaves nothing behind that still moves.
    const kept = motion || stack.pages.at(-1)?.key === scene.stack.pages.at(-1)?.key ? scene.motions : []
    setScene({ stack, motions: motion ? [...kept, motion] : kept })
  }
  const { motions } = scene
  const newest = motions.at(-1)
  const played = useRef<Motion>(undefined)

  useLayoutEffect(() => {
    if (!newest || newest === played.current) return
    played.current = newest
    const end = () => setScene((now) => ({ ...now, motions: now.motions.filter((motion) => motion !== newest) }))
    const from = root.current && layerOf(root.current, newest.from)
    const to = root.current && layerOf(root.current, newest.to)
    if (!from || !to) return end()
    const push = newest.kind === 'push'
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const parts = [
      { element: from, from: 'shown', to: push ? 'below' : 'above' },
      { element: to, from: push ? 'above' : 'below', to: 'shown' },
    ] as const
    void play(parts, calm ? reducedLook : chosen || platformLook()).then(end)
  }, [newest, root, layerOf, chosen])

  return motions
}

/** Whether a change may move: the browser has not moved by itself, and neither the app nor the page wants it still. */
function mayMove(navigator: Navigator, stack: Snapshot, chosen: MotionLook | false | undefined): boolean {
  const top = stack.pages.at(-1)
  const still = top && navigator.matchOf(top)?.route.config.motion === false
  return chosen !== false && !still && !navigator.movedByBrowser()
}
