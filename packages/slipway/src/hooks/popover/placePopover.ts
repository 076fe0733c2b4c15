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

/** Distance between the popover and its anchor. */
const gapPx = 8

/** Minimum distance between the popover and the edges of the window. */
const marginPx = 16

/** Minimum width and height of a window in which sheets are shown as popovers. Source: uni-app's web runtime. */
export const popoverMinSizePx = 500

/** Position of a popover: below its anchor, or above it if there is more room, and always inside the window. Centred on the anchor. */
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

/** `min` has priority if the popover is larger than the window. */
const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
