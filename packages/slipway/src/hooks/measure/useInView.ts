import { type RefObject, useEffect, useState } from 'react'
import { marginText } from '../../base/page/margins.ts'
import { useHeld } from './useHeld.ts'
import { type ViewOptions, watchInView } from './watchInView.ts'

/** What `useInView` takes. */
export interface InViewOptions extends ViewOptions {
  /**
   * Whether it is over once the element has been in view: it stays `true` then, and nothing is watched any more.
   * @default false
   */
  readonly once?: boolean | undefined
  /**
   * The answer before the first look, and on a server.
   * @default false
   */
  readonly initial?: boolean | undefined
}

/**
 * Whether an element is in view; the component renders again when that changes, and no scroll is listened to.
 *
 * While its page is covered it rests, and keeps what it knew. Something to do rather than to show when an element comes into view
 * is easier said with `IntersectionTrigger`.
 *
 * @example
 * const chart = useRef<HTMLDivElement>(null)
 * const isInView = useInView(chart, { once: true, margin: 200 })
 * return <div ref={chart}>{isInView && <Chart />}</div>
 */
export function useInView(ref: RefObject<Element | null>, options: InViewOptions = {}): boolean {
  const { margin = 0, threshold, root, once = false, initial = false } = options
  const element = useHeld(ref)
  const [isInView, setInView] = useState(initial)
  const [wasInView, setWasInView] = useState(false)
  const isOver = once && wasInView
  const margins = marginText(margin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: margins that are the same may come in another object.
  useEffect(() => {
    if (!element || isOver) return
    return watchInView(element, { margin, threshold, root }, (isIn) => {
      setInView(isIn)
      if (isIn) setWasInView(true)
    })
  }, [element, margins, threshold, root, isOver])
  return isInView
}
