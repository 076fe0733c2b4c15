import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the end of a growing list in view, unless the user has scrolled away from it. The ref belongs to the scroller. */
export function useFollowEnd<Scroller extends HTMLElement>(count: number): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = scroller.current
    const follow = () => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 8
    }
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger count moves the end.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [count])
  return scroller
}
