import { type CSSProperties, type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PopoverAnchor, popoverMinSizePx } from './placePopover.ts'
import { rectangleOf, usePlaced } from './usePlaced.ts'

interface Popover {
  /** Ref of the panel that is positioned. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Whether the window is large enough for a popover. */
  readonly isPopover: boolean
  /** Position of the panel, as CSS custom properties. */
  readonly positionStyle: CSSProperties
}

/**
 * Shows a sheet as a popover in a large window, and positions it at a rectangle. Without a rectangle, at the element that has the focus
 * when the sheet opens; without a focused element, in the middle of the window.
 */
export function usePopover(open: boolean, anchor: PopoverAnchor | undefined): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const opener = useOpener(open)
  const [isPopover, setPopover] = useState(false)
  useLayoutEffect(() => {
    if (!open) return
    const choose = () => setPopover(innerWidth >= popoverMinSizePx && innerHeight >= popoverMinSizePx)
    choose()
    window.addEventListener('resize', choose)
    return () => window.removeEventListener('resize', choose)
  }, [open])
  // Placed once the panel has the width of a popover.
  const { style } = usePlaced(open && isPopover, ref, () => anchor ?? rectangleOf(opener.current))
  return { ref, isPopover, positionStyle: isPopover ? style : {} }
}

/**
 * Returns a ref to the element that had the focus when an overlay opened; `undefined` if it was the body of the document or of a page,
 * one of which has the focus if the user has focused no element.
 */
export function useOpener(open: boolean): RefObject<Element | undefined> {
  const opener = useRef<Element>(undefined)
  // In an insertion effect, because the dialog takes the focus in a layout effect.
  useInsertionEffect(() => {
    const focused = (open && document.activeElement) || undefined
    opener.current = focused === document.body || focused?.matches('.sw-page-body') ? undefined : focused
  }, [open])
  return opener
}
