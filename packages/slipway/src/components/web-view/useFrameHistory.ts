import { use, useEffect, useRef, useState } from 'react'
import { followFrame, leaveFrameEntries, prepareFrame } from '../../router/frames/frameEntries.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { PageContext } from '../../router/react/contexts.ts'
import { topOf } from '../../router/stack/stack.ts'

/** Result of `useFrameHistory`. */
export interface FrameHistory {
  /** Whether the frame may be rendered: the history is at the page's own entry. `false` on a server. */
  readonly isReady: boolean
  /** To be called when the frame has loaded a document. */
  onLoad(): void
}

/**
 * Keeps the history of a page with a frame: see `frameEntries.ts`.
 *
 * @param href The address of the frame; each address has a frame of its own.
 */
export function useFrameHistory(pages: PageNavigator | undefined, href: string | undefined): FrameHistory {
  const key = use(PageContext)?.key
  const [ready, setReady] = useState<{ readonly href: string | undefined }>()
  const frame = useRef<{ readonly href: string | undefined; readonly prepared?: Promise<void>; hasLoaded: boolean }>(
    undefined,
  )
  useEffect(() => {
    let isOver = false
    // Effects run again when a paused page is shown again, with the same frame.
    if (frame.current?.href !== href || !frame.current) {
      const prepared = frame.current ? pages?.settled() : pages && prepareFrame(pages)
      frame.current = { href, hasLoaded: false, ...(prepared && { prepared }) }
    }
    const current = frame.current
    void Promise.resolve(current.prepared).then(() => isOver || setReady(current))
    const unfollow = pages && key !== undefined ? followFrame(pages, key) : undefined
    return () => {
      isOver = true
      unfollow?.()
      // The frame is removed, and the page stays.
      if (current.hasLoaded && pages && topOf(pages.stack.get()).key === key) void leaveFrameEntries(pages)
    }
  }, [pages, key, href])
  return {
    isReady: ready !== undefined && ready.href === href,
    onLoad() {
      if (frame.current) frame.current.hasLoaded = true
    },
  }
}
