import type { RefObject } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { marginText, type ViewMargins } from '../../base/page/margins.ts'
import { viewportOf } from '../../base/page/pageRect.ts'

/** Options that define when an element is in view. */
export interface ViewOptions {
  /**
   * Distance in CSS pixels by which the viewport is enlarged for the test: 200 reports the element 200 px before it becomes
   * visible; a negative number reports it later. For single sides `{ top, right, bottom, left }`.
   * @default 0
   */
  readonly margin?: number | ViewMargins | undefined
  /**
   * Share of the element that must be visible, from 0 to 1. An element larger than the page never reaches 1.
   * @default 0
   */
  readonly threshold?: number | undefined
  /**
   * Ancestor that scrolls and in which the element must be visible. The margins apply to this element only, so set `root` if you
   * use margins in a scroll view.
   * @default the page
   */
  readonly root?: RefObject<Element | null> | undefined
}

/** Calls the listener with whether an element is in view: after the browser's first measurement, and whenever that changes. */
export function watchInView(
  element: Element,
  { margin = 0, threshold = 0, root }: ViewOptions,
  listener: (isInView: boolean, entry: IntersectionObserverEntry) => void,
): Unsubscribe {
  // In jsdom, which apps may use in tests, nothing is in view.
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const onEntries = (entries: readonly IntersectionObserverEntry[]) => {
    const entry = entries.at(-1)
    if (entry) listener(entry.isIntersecting && entry.intersectionRatio >= threshold, entry)
  }
  const limits = { root: root?.current ?? viewportOf(element), rootMargin: marginText(margin), threshold }
  const observer = new IntersectionObserver(onEntries, limits)
  observer.observe(element)
  return () => observer.disconnect()
}
