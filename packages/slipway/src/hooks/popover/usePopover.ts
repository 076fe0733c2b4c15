import { type CSSProperties, type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PopoverAnchor, placePopover, popoverMinSizePx } from './placePopover.ts'

interface Popover {
  /** Ref of the panel that is positioned. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Whether the window is large enough for a popover. */
  readonly isPopover: boolean
  /** Position of the panel, as CSS custom properties. */
  readonly place: CSSProperties
}

/**
 * Positions a panel at a rectangle. Without a rectangle, at the element that has the focus when the panel opens; without a focused
 * element, in the middle of the window.
 */
export function usePopover(open: boolean, anchor: PopoverAnchor | undefined): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(undefined)
  const [isPopover, setPopover] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})

  // The focused element is read in an insertion effect, because the dialog takes the focus in a layout effect.
  useInsertionEffect(() => {
    opener.current = (open && document.activeElement) || undefined
  }, [open])
  useLayoutEffect(() => {
    if (!open) return
    const arrange = () => {
      const fits = innerWidth >= popoverMinSizePx && innerHeight >= popoverMinSizePx
      setPopover(fits)
      const beside = anchor ?? rectangleOf(opener.current)
      const panel = ref.current
      // Measured once the panel has the width of a popover.
      if (!isPopover || !fits || !beside || !panel) return setPlace({})
      const size = { width: panel.offsetWidth, height: panel.offsetHeight }
      const { top, left } = placePopover(beside, size, { width: innerWidth, height: innerHeight })
      setPlace({ '--sw-popover-top': `${top}px`, '--sw-popover-left': `${left}px` } as CSSProperties)
    }
    arrange()
    window.addEventListener('resize', arrange)
    return () => window.removeEventListener('resize', arrange)
  }, [open, anchor, isPopover])

  return { ref, isPopover, place }
}

/** `undefined` for the body of the document or of a page: one of them has the focus if the user has focused no element. */
function rectangleOf(element: Element | undefined): PopoverAnchor | undefined {
  if (!element?.isConnected || element === document.body || element.matches('.sw-page-body')) return undefined
  return element.getBoundingClientRect()
}
