import { type RefObject, useState } from 'react'
import { marginText } from '../../base/page/margins.ts'
import { useVisibleEffect } from '../page-visibility/useVisibleEffect.ts'
import { useRefElement } from './useRefElement.ts'
import { type ViewOptions, watchInView } from './watchInView.ts'

/** Options of `useInView`. */
export interface InViewOptions extends ViewOptions {
  /**
   * Whether to stop observing once the element has been in view; the result stays `true` then.
   * @default false
   */
  readonly once?: boolean | undefined
  /**
   * The result before the first measurement and on a server.
   * @default false
   */
  readonly initial?: boolean | undefined
}

/**
 * Returns whether an element is in view, and renders the component again when that changes. Uses no scroll listener.
 *
 * While the page is covered, the hook is paused and keeps its last result. To run code when an element enters the view, rather than
 * to render something, use `IntersectionTrigger`.
 *
 * @example
 * const chart = useRef<HTMLDivElement>(null)
 * const isInView = useInView(chart, { once: true, margin: 200 })
 * return <div ref={chart}>{isInView && <Chart />}</div>
 */
export function useInView(ref: RefObject<Element | null>, options: InViewOptions = {}): boolean {
  const { margin = 0, threshold, root, once = false, initial = false } = options
  const element = useRefElement(ref)
  const [isInView, setInView] = useState(initial)
  const [wasInView, setWasInView] = useState(false)
  const isOver = once && wasInView
  const margins = marginText(margin)
  // `margins` is compared as text, because `margin` may be a new object.
  useVisibleEffect(() => {
    if (!element || isOver) return
    return watchInView(element, { margin, threshold, root }, (isIn) => {
      setInView(isIn)
      if (isIn) setWasInView(true)
    })
  }, [element, margins, threshold, root, isOver])
  return isInView
}
