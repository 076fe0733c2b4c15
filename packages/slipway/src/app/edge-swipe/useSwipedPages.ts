import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type PageEntry, topOf } from '../../router/stack/stack.ts'
import type { Motion } from '../motion/motionOf.ts'
import { createSwipe, type Swipe } from './swipe.ts'

/**
 * Returns the page that a swipe moves, or that returns to its place, and the page below it; the stack has not changed.
 * Returns an empty list if no swipe is running.
 *
 * @param splitViewKey Key of the page that a window shows beside the stack: it is visible, so a swipe does not uncover it.
 */
export function useSwipedPages(
  pages: PageNavigator,
  root: RefObject<HTMLElement | null>,
  layerOf: (root: HTMLElement, entry: PageEntry) => HTMLElement | null,
  splitViewKey: string | undefined,
): readonly PageEntry[] {
  const { key } = topOf(useStore(pages.stack))
  const [held, setHeld] = useState<Motion>()
  const splitView = useLatest(splitViewKey)
  const swipe = useRef<Swipe>(undefined)
  // The page has left the stack, by this swipe or otherwise: its motion is now that of the stack.
  if (held && held.upper.key !== key) setHeld(undefined)

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    swipe.current = createSwipe({
      pages,
      root: element,
      layerOf: (page) => layerOf(element, page),
      isInSight: (page) => page.key === splitView.current,
      show: (motion) => flushSync(() => setHeld(motion)),
      hide: (motion) => setHeld((now) => (now === motion ? undefined : now)),
    })
    return attachPan(element, swipe.current.pan)
  }, [pages, root, layerOf, splitView])

  useLayoutEffect(() => {
    if (!held) swipe.current?.drop()
  }, [held])

  return held ? [held.upper, held.lower] : []
}
