import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Follows an owner who gives a field the focus and takes it. What the user does in between is left alone. */
export function useFocus(control: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const wasWanted = useRef(false)
  useLayoutEffect(() => {
    // A page that is uncovered runs its effects again.
    if (wasWanted.current === isWanted) return
    wasWanted.current = isWanted
    // A page may still be on its way in; a browser that scrolls to the field would tear it along.
    if (isWanted) control.current?.focus({ preventScroll: true })
    else control.current?.blur()
  }, [control, isWanted])
}
