import { type UIEvent, useEffect, useRef, useState } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { useVisibleEffect } from '../page-visibility/useVisibleEffect.ts'
import { useLatest } from '../useLatest.ts'
import { initialReach, nextReach, type ScrollExtent } from './reach.state.ts'
import { watchContent } from './watchContent.ts'

/** Options of `useEndInView`. */
export interface EndInView {
  /** Returns the element that scrolls, after the component has been mounted. */
  findScroller(): HTMLElement | null | undefined
  /** Returns the position in the content; `undefined` while the content is not measured or does not exist. */
  readExtent(scroller: HTMLElement): ScrollExtent | undefined
  /** Distance from the viewport at which the end counts as in view, in CSS pixels. */
  readonly distancePx: number
  /**
   * For a virtual list: a text that changes when items are added. The list calls `checkLater` after each commit. Without it, the
   * scroller is watched, and growth of the content by more than `distancePx` counts as added content.
   */
  readonly items?: string | undefined
  /** Called while the end is in view. If it returns a promise, it is not called again before the promise is settled. */
  readonly onReach: ((source?: UIEvent<HTMLDivElement>) => unknown) | undefined
}

/** Result of `useEndInView`. */
export interface EndChecks {
  /** Checks now, because of a scroll. */
  check(source?: UIEvent<HTMLDivElement>): void
  /** Checks in the next frame, once the layout of this frame is complete. */
  checkLater(): void
}

/**
 * Reports that the end of some content is in view, so that more is loaded: after a scroll, and also if the content does not fill the
 * viewport. Reports it again while content is added and the viewport is not full. Pauses while the page is covered.
 */
export function useEndInView(options: EndInView): EndChecks {
  const latest = useLatest(options)
  const { items, distancePx, onReach } = options
  const seenItems = useRef(items)
  const [end] = useState(() => createEndChecks(() => latest.current))
  const hasListener = onReach !== undefined

  useEffect(() => {
    if (seenItems.current !== items) end.itemsChanged()
    seenItems.current = items
  }, [end, items])

  // Another distance needs another check.
  useVisibleEffect(() => {
    const scroller = latest.current.findScroller()
    return hasListener && scroller ? end.attach(scroller) : undefined
  }, [latest, end, hasListener, distancePx])
  return end
}

/** Creates the checks of one end. They report only while a scroller is attached. */
function createEndChecks(read: () => EndInView) {
  let isAttached = false
  let reach = initialReach
  let isPending = false
  /** Whether the last call has returned a promise, which is fulfilled: then any growth is added content. */
  let isFulfilled = false
  let frame: number | undefined

  const call = async (result: unknown) => {
    isFulfilled = false
    if (typeof (result as PromiseLike<unknown> | undefined)?.then !== 'function') return
    isPending = true
    try {
      await (result as PromiseLike<unknown>)
      isFulfilled = true
    } finally {
      // A rejection stays unhandled, as that of any listener.
      isPending = false
      checkLater()
    }
  }
  const check = (source?: UIEvent<HTMLDivElement>) => {
    const { findScroller, readExtent, distancePx, items, onReach } = read()
    const scroller = isAttached ? findScroller() : undefined
    const extent = scroller ? readExtent(scroller) : undefined
    if (!extent || extent.viewportPx === 0) return
    const growthPx = isFulfilled ? 1 : distancePx
    const next = nextReach(reach, extent, {
      distancePx,
      ignoredGrowthPx: items === undefined ? growthPx : Number.POSITIVE_INFINITY,
    })
    const isDue = next.reportedAtPx !== undefined && next !== reach
    if (isDue && (isPending || !onReach)) return
    reach = next
    if (isDue) void call(onReach?.(source))
  }
  const checkLater = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      check()
    })
  }
  return {
    check,
    checkLater,
    itemsChanged() {
      reach = initialReach
      checkLater()
    },
    attach(scroller: HTMLElement): Unsubscribe {
      isAttached = true
      checkLater()
      // A list renders again when the size of its scroller has changed.
      const stop = read().items === undefined ? watchContent(scroller, checkLater) : undefined
      return () => {
        isAttached = false
        stop?.()
        if (frame !== undefined) cancelAnimationFrame(frame)
        frame = undefined
      }
    },
  }
}
