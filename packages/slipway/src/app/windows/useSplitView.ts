import { type HTMLAttributes, useLayoutEffect, useState } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { MotionLook } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, type PageEntry, type Snapshot, topOf } from '../../router/stack.ts'
import { keepPage } from '../keep-alive/keepPage.ts'
import type { PageLayerProps } from '../page/PageLayer.tsx'
import { useArrangement } from './useArrangement.ts'

/** What the shell does otherwise because there are windows, one of which may hold a page of the stack. */
export interface SplitView {
  /** The page that a window holds; `undefined` while none does. */
  readonly key: string | undefined
  /** How pages come and go. */
  readonly motion: MotionLook | false | undefined
  /** What is different for a page. */
  layer(entry: PageEntry): Partial<PageLayerProps>
}

/**
 * The page that a window holds. It stays where it is in the stack, and in the shell's tree, so it keeps its state whichever
 * way the screen is turned; only CSS moves it.
 */
export function useSplitView(pages: PageNavigator): SplitView {
  const stack = useStore(pages.stack)
  const { held } = useArrangement(pages)
  const entry = useInspected(pages, held && stack.pages[held.depth])
  const isStill = useStill(stack, entry?.key)
  useKept(pages, entry)
  return {
    key: entry?.key,
    motion: isStill ? false : pages.app.motion,
    layer(page) {
      const id = `sw-body-${page.key}`
      const own = { body: { id, role: 'group' }, page: { role: 'main', 'aria-labelledby': id } }
      if (!entry || !held) return own
      // The way back is in sight.
      if (page.key === stack.pages[held.depth + 1]?.key) return { ...own, canGoBack: false }
      if (page.key !== entry.key) return own
      return {
        ...own,
        visible: true,
        depth: stack.pages.length - held.depth,
        page: {
          ...own.page,
          role: 'complementary',
          inert: false,
          'data-beside': held.side,
        } as HTMLAttributes<HTMLElement>,
      }
    },
  }
}

/**
 * Asks the guards of a page that is to be drawn beside the stack. One that was never on top has been asked by nobody: after
 * a reload it lies under the page shown.
 */
function useInspected(pages: PageNavigator, entry: PageEntry | undefined): PageEntry | undefined {
  const stack = useStore(pages.stack)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const ask = (key: string) =>
    setAsked(new Set([...livePages(stack).flatMap((page) => (asked.has(page.key) ? [page.key] : [])), key]))
  const { key } = topOf(stack)
  if (!asked.has(key)) ask(key)
  useLayoutEffect(() => {
    if (!entry || asked.has(entry.key)) return
    pages.checkGuards(entry)
    ask(entry.key)
  })
  return entry && (entry.key === key || asked.has(entry.key)) ? entry : undefined
}

/** Whether the last change of the stack moves nothing: the page beside it came or went, or what was empty is filled. */
function useStill(stack: Snapshot, key: string | undefined): boolean {
  const [scene, setScene] = useState({ stack, key, isStill: false })
  if (scene.stack === stack && scene.key === key) return scene.isStill
  const tops = [topOf(scene.stack).key, topOf(stack).key]
  const isStill = scene.key !== key || tops.some((top) => top === key)
  setScene({ stack, key, isStill })
  return isStill
}

/** Has a page drawn that was never on top, and keeps it when it goes back to the stack. */
function useKept(pages: PageNavigator, entry: PageEntry | undefined): void {
  useLayoutEffect(() => {
    if (entry) keepPage(pages, entry)
  }, [pages, entry])
}
