/** A rectangle in the window, in CSS pixels. */
export interface PopoverAnchor {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Space between the popover and what it belongs to. */
const gapPx = 8

/** Space between the popover and the edges of the window. */
const marginPx = 16

/** From this size on, in both directions, a sheet is a popover. Source: uni-app's web runtime. */
export const popoverMinSizePx = 500

/**
 * Where a popover goes: below its anchor, above it where there is more room, and always inside the window. Its middle is
 * that of the anchor.
 */
export function placePopover(anchor: PopoverAnchor, size: Size, window: Size): { top: number; left: number } {
  const below = anchor.top + anchor.height + gapPx
  const above = anchor.top - gapPx - size.height
  const roomBelow = window.height - marginPx - below
  const top = roomBelow >= size.height || roomBelow >= anchor.top - gapPx - marginPx ? below : above
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  return {
    top: Math.round(within(top, marginPx, window.height - marginPx - size.height)),
    left: Math.round(within(middle, marginPx, window.width - marginPx - size.width)),
  }
}

/** The first bound wins where there is no room for both. */
const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
