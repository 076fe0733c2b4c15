import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses or blurs a field when `isWanted` changes. Focus changes by the user in between are left alone. */
export function useFocus(control: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const wasWanted = useRef(false)
  useLayoutEffect(() => {
    // A page that is uncovered runs its effects again.
    if (wasWanted.current === isWanted) return
    wasWanted.current = isWanted
    // The page may still be animating in; a browser that scrolled to the field would move the page.
    if (isWanted) control.current?.focus({ preventScroll: true })
    else control.current?.blur()
  }, [control, isWanted])
}
