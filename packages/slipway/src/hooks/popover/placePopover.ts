/** A rectangle in the window, in CSS pixels. */
export interface PopoverAnchor {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** The side of its anchor at which a popover is, in text from left to right: `start` is the left side. */
type Side = 'top' | 'bottom' | 'start' | 'end'

/**
 * The side of its anchor at which a popover is, and the edge at which both are aligned: `bottom-end` is below the anchor, and both end
 * at the same line. Without an edge both have the same middle. `start` and `end` follow the direction of text.
 */
export type PopoverPlacement = Side | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'

/** Position of a popover, in CSS pixels of the window. */
export interface PopoverPosition {
  readonly top: number
  readonly left: number
  /** The side of the anchor at which it is, in coordinates of the window: the opposite one if only that has enough room. */
  readonly side: 'top' | 'bottom' | 'left' | 'right'
  /** Distance of the arrow's tip from the popover's edge, along this edge: the left one above and below, the top one beside. */
  readonly arrow: number
}

/** Options of `placePopover`. */
export interface PlaceOptions {
  /** @default 'bottom' */
  readonly placement?: PopoverPlacement | undefined
  /** Whether text is written from right to left. @default false */
  readonly isRightToLeft?: boolean | undefined
  /** Minimum distance between the popover and the edges of the window. @default 16 */
  readonly marginPx?: number | undefined
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Distance between the popover and its anchor. */
const gapPx = 8

/** Distance of the tip of an arrow from the corners of the popover. */
const arrowInsetPx = 16

/** Minimum width and height of a window in which sheets are shown as popovers. Source: uni-app's web runtime. */
export const popoverMinSizePx = 500

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Computes the position of a popover beside its anchor: on the side with enough room, and always inside the window. */
export function placePopover(
  anchor: PopoverAnchor,
  size: Size,
  window: Size,
  { placement = 'bottom', isRightToLeft = false, marginPx = 16 }: PlaceOptions = {},
): PopoverPosition {
  const [wantedSide, edge] = placement.split('-') as [Side, 'start' | 'end' | undefined]
  const wanted = physicalSide(wantedSide, isRightToLeft)
  const room = {
    top: anchor.top - gapPx - marginPx,
    bottom: window.height - marginPx - (anchor.top + anchor.height + gapPx),
    left: anchor.left - gapPx - marginPx,
    right: window.width - marginPx - (anchor.left + anchor.width + gapPx),
  }
  const isVertical = wanted === 'top' || wanted === 'bottom'
  const needed = isVertical ? size.height : size.width
  const side = room[wanted] < needed && room[opposite[wanted]] > room[wanted] ? opposite[wanted] : wanted
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 }
  const isAtLeft = edge !== undefined && (edge === 'start') !== isRightToLeft
  const alignedLeft =
    edge === undefined ? middle.x - size.width / 2 : isAtLeft ? anchor.left : anchor.left + anchor.width - size.width
  const wish = {
    top: { top: anchor.top - gapPx - size.height, left: alignedLeft },
    bottom: { top: anchor.top + anchor.height + gapPx, left: alignedLeft },
    left: { top: middle.y - size.height / 2, left: anchor.left - gapPx - size.width },
    right: { top: middle.y - size.height / 2, left: anchor.left + anchor.width + gapPx },
  }[side]
  const top = Math.round(within(wish.top, marginPx, window.height - marginPx - size.height))
  const left = Math.round(within(wish.left, marginPx, window.width - marginPx - size.width))
  const [tip, length] = isVertical ? [middle.x - left, size.width] : [middle.y - top, size.height]
  return { top, left, side, arrow: Math.round(within(tip, arrowInsetPx, length - arrowInsetPx)) }
}

function physicalSide(side: Side, isRightToLeft: boolean): PopoverPosition['side'] {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === isRightToLeft ? 'right' : 'left'
}

/** `min` has priority if the popover is larger than the window. */
const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
