import { type HTMLAttributes, useLayoutEffect, useState } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { MotionLook } from '../../router/config/config.ts'
import { coversWindows } from '../../router/config/coversWindows.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, type PageEntry, type Snapshot, topOf } from '../../router/stack/stack.ts'
import { keepPage } from '../keep-alive/keepPage.ts'
import type { PageLayerProps } from '../page/PageLayer.tsx'
import { useArrangement } from './useArrangement.ts'

/** Differences of the shell in an app with windows, one of which may show a page of the stack. */
export interface SplitView {
  /** Key of the page that a window shows; `undefined` if no window shows one. */
  readonly key: string | undefined
  /** Whether the current page covers all windows, and the page that a window shows. */
  readonly isBehind: boolean
  /** Motion of the pages. */
  readonly motion: MotionLook | false | undefined
  /** Props that differ for a page's layer. */
  layer(entry: PageEntry): Partial<PageLayerProps>
}

/**
 * The page that a window shows. It keeps its position in the stack and in the React tree, so it keeps its state when the
 * screen is rotated; only CSS moves it.
 */
export function useSplitView(pages: PageNavigator): SplitView {
  const stack = useStore(pages.stack)
  const { held, isBehind } = useArrangement(pages)
  const entry = useGuardsChecked(pages, held && stack.pages[held.depth])
  const isStill = useWithoutMotion(pages, stack, entry?.key)
  useKeepMounted(pages, entry)
  return {
    key: entry?.key,
    motion: isStill ? false : pages.app.motion,
    isBehind,
    layer(page) {
      const isOver = coversWindows(pages.matchOf(page)?.route.config)
      const own = { page: { role: 'main', ...(isOver && { 'data-over-windows': '' }) } }
      // No back button: the page below is visible, or will be once its guards have run.
      if (!isOver && held && page.key === stack.pages[held.depth + 1]?.key) return { ...own, canGoBack: false }
      if (page.key !== entry?.key || !held) return own
      return {
        ...own,
        visible: true,
        page: {
          ...own.page,
          role: 'complementary',
          'data-behind': isBehind ? '' : undefined,
          'aria-hidden': isBehind || undefined,
          'data-window': held.side,
        } as HTMLAttributes<HTMLElement>,
      }
    },
  }
}

/**
 * Runs the guards of a page before a window shows it. The guards of a page that was never on top have not run yet: after a
 * reload, the page is below the current one.
 */
function useGuardsChecked(pages: PageNavigator, entry: PageEntry | undefined): PageEntry | undefined {
  const stack = useStore(pages.stack)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const markChecked = (key: string) =>
    setChecked(new Set([...livePages(stack).flatMap((page) => (checked.has(page.key) ? [page.key] : [])), key]))
  const { key } = topOf(stack)
  if (!checked.has(key)) markChecked(key)
  useLayoutEffect(() => {
    if (!entry || checked.has(entry.key)) return
    pages.checkGuards(entry)
    markChecked(entry.key)
  })
  return entry && (entry.key === key || checked.has(entry.key)) ? entry : undefined
}

/**
 * Whether the last change of the stack has no motion: the page in the window appeared or disappeared, or the empty stack was
 * filled.
 */
function useWithoutMotion(pages: PageNavigator, stack: Snapshot, key: string | undefined): boolean {
  const [scene, setScene] = useState({ stack, key, isStill: false })
  if (scene.stack === stack && scene.key === key) return scene.isStill
  const tops = [topOf(scene.stack), topOf(stack)]
  const isBeside = !tops.some((top) => coversWindows(pages.matchOf(top)?.route.config))
  const isStill = scene.key !== key || (isBeside && tops.some((top) => top.key === key))
  setScene({ stack, key, isStill })
  return isStill
}

/** Mounts a page that was never on top, and keeps it mounted when the window no longer shows it. */
function useKeepMounted(pages: PageNavigator, entry: PageEntry | undefined): void {
  useLayoutEffect(() => {
    if (entry) keepPage(pages, entry)
  }, [pages, entry])
}
