import type { RefObject } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { type Margins, marginText } from '../../base/page/margins.ts'
import { viewportOf } from '../../base/page/pageRect.ts'

/** When an element counts as in view. */
export interface ViewOptions {
  /**
   * How much larger than it is what the element is seen through counts, in CSS pixels: 200 tells 200 px ahead of time, and
   * below 0 it tells later. For single sides `{ top, right, bottom, left }`.
   * @default 0
   */
  readonly margin?: number | Margins | undefined
  /**
   * The share of the element that must be seen, 0 to 1. What is larger than the page is never seen in full.
   * @default 0
   */
  readonly threshold?: number | undefined
  /**
   * What the element is seen through: something around it that scrolls. Margins widen this and nothing else, so in a scroll view
   * name it, if there are to be any.
   * @default the page
   */
  readonly root?: RefObject<Element | null> | undefined
}

/** Tells whether an element is in view: as soon as the browser has looked, and whenever that changes. */
export function watchInView(
  element: Element,
  { margin = 0, threshold = 0, root }: ViewOptions,
  listener: (isInView: boolean, entry: IntersectionObserverEntry) => void,
): Unsubscribe {
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    const entry = entries.at(-1)
    if (entry) listener(entry.isIntersecting && entry.intersectionRatio >= threshold, entry)
  }
  const limits = { root: root?.current ?? viewportOf(element), rootMargin: marginText(margin), threshold }
  const observer = new IntersectionObserver(tell, limits)
  observer.observe(element)
  return () => observer.disconnect()
}
