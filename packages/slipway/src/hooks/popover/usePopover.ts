import { type CSSProperties, type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PopoverAnchor, placePopover, popoverMinSizePx } from './placePopover.ts'

interface Popover {
  /** The panel that is placed. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Whether the window has room for one. */
  readonly isPopover: boolean
  /** Where the panel is, as custom properties. */
  readonly place: CSSProperties
}

/** Places a panel beside what it belongs to: a rectangle, else what has the focus as it opens; else in the middle. */
export function usePopover(open: boolean, anchor: PopoverAnchor | undefined): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(undefined)
  const [isPopover, setPopover] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})

  // Before the dialog takes the focus, which it does in a layout effect.
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
      // Measured once it has the width of a popover.
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

/** Nothing belongs to a page that nobody has touched. */
function rectangleOf(element: Element | undefined): PopoverAnchor | undefined {
  if (!element?.isConnected || element === document.body || element.matches('.sw-page-body')) return undefined
  return element.getBoundingClientRect()
}
