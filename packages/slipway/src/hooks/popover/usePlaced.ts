import { type CSSProperties, type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type PlaceOptions, type PopoverAnchor, type PopoverPosition, placePopover } from './placePopover.ts'

/** Style and side of a placed panel; empty until it is measured, and without an anchor. */
export interface Placed {
  readonly style: CSSProperties
  readonly side?: PopoverPosition['side']
}

const nowhere: Placed = { style: {} }

/**
 * Places a panel beside an anchor while it is open, and again when something scrolls, or the window or the panel changes its size.
 *
 * @param panel Ref of the panel. Its position is in the CSS properties `--sw-popover-top`, `--sw-popover-left` and `--sw-popover-arrow`.
 * @param anchorOf Returns the anchor; `undefined` leaves the panel where it is.
 */
export function usePlaced(
  open: boolean,
  panel: RefObject<HTMLElement | null>,
  anchorOf: () => PopoverAnchor | undefined,
  options: Omit<PlaceOptions, 'isRightToLeft'> = {},
): Placed {
  const [placed, setPlaced] = useState(nowhere)
  const arrange = useEffectEvent(() => {
    const anchor = anchorOf()
    const element = panel.current
    if (!anchor || !element) return setPlaced(nowhere)
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    const window = { width: innerWidth, height: innerHeight }
    const { top, left, side, arrow } = placePopover(anchor, size, window, { ...options, isRightToLeft })
    const style = {
      '--sw-popover-top': `${top}px`,
      '--sw-popover-left': `${left}px`,
      '--sw-popover-arrow': `${arrow}px`,
    } as CSSProperties
    setPlaced((before) => (before.side === side && isSameStyle(before.style, style) ? before : { style, side }))
  })
  // After each render, because the anchor and the placement may be others.
  useLayoutEffect(() => {
    if (open) arrange()
  })
  useLayoutEffect(() => {
    if (!open || !panel.current) return
    const onMove = () => arrange()
    // jsdom, which apps may use in tests, measures nothing.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onMove)
    sizes?.observe(panel.current)
    const listening = new AbortController()
    window.addEventListener('resize', onMove, listening)
    window.addEventListener('scroll', onMove, { capture: true, passive: true, signal: listening.signal })
    return () => {
      sizes?.disconnect()
      listening.abort()
    }
  }, [open, panel])
  return placed
}

const isSameStyle = (before: CSSProperties, next: CSSProperties) => JSON.stringify(before) === JSON.stringify(next)

/** The rectangle of an element; `undefined` for an element without a box. */
export function rectangleOf(element: Element | null | undefined): PopoverAnchor | undefined {
  return element?.isConnected ? element.getBoundingClientRect() : undefined
}
