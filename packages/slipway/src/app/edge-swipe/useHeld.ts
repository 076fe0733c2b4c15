import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type PageEntry, topOf } from '../../router/stack.ts'
import type { Motion } from '../motion/motionOf.ts'
import { createSwipe, type Swipe } from './swipe.ts'

/**
 * The page that a finger holds, or that goes back to its place, and the one below it; the stack has not changed. None while
 * there is no finger.
 *
 * @param splitViewKey The page that a window beside the stack holds: it is in sight, and nothing uncovers it.
 */
export function useHeld(
  pages: PageNavigator,
  root: RefObject<HTMLElement | null>,
  layerOf: (root: HTMLElement, entry: PageEntry) => HTMLElement | null,
  splitViewKey: string | undefined,
): readonly PageEntry[] {
  const { key } = topOf(useStore(pages.stack))
  const [held, setHeld] = useState<Motion>()
  const splitView = useLatest(splitViewKey)
  const swipe = useRef<Swipe>(undefined)
  // The page has been left, by this finger or otherwise: what moves now is the stack's.
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
