import { type RefObject, useLayoutEffect, useState } from 'react'
import type { MotionLook } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry, Snapshot } from '../../router/stack/stack.ts'
import { motionPlayer } from './motionPlayer.ts'
import type { Scene } from './scene.ts'

/**
 * Returns the pages that are in motion. While a motion runs, both of its pages are on screen; the stack has changed already.
 * Pages appear without a motion until the code of motions is loaded.
 *
 * @param layerOf Finds the element that moves with a page.
 */
export function useMotion(
  pages: PageNavigator,
  stack: Snapshot,
  root: RefObject<HTMLElement | null>,
  layerOf: (root: HTMLElement, entry: PageEntry) => HTMLElement | null,
  chosen: MotionLook | false | undefined,
): readonly PageEntry[] {
  const [scene, setScene] = useState<Scene>({ stack, pages: [] })
  const [animations] = useState<Animation[]>([])
  if (scene.stack !== stack)
    setScene(motionPlayer.current?.nextScene(pages, scene, stack, chosen) ?? { stack, pages: [] })
  const { motion, pages: entries } = scene

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene without a new motion starts none.
  useLayoutEffect(
    () => motionPlayer.current?.playScene(scene, animations, root.current, layerOf, setScene),
    [motion, root, layerOf, animations],
  )

  return entries
}
