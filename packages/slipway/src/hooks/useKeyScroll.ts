import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Lets people without a pointer scroll a text by keys: for that its scroller must take the focus, but only where it scrolls. */
export function useKeyScroll(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    if (scrollHeight > clientHeight) scroller.current?.setAttribute('tabindex', '0')
    else scroller.current?.removeAttribute('tabindex')
  })
  return scroller
}
