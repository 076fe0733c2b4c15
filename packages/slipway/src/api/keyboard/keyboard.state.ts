/** Measurements of the window, in CSS pixels. */
export interface WindowReading {
  /** Size of the layout viewport, in which pages are laid out. */
  readonly widthPx: number
  readonly heightPx: number
  /** Height of the visual viewport, and its offset from the upper edge of the layout viewport. */
  readonly visibleHeightPx: number
  readonly visibleTopPx: number
  /** Zoom factor set by the user: 1 means not zoomed. */
  readonly zoom: number
  /** Whether the focused element opens a soft keyboard. */
  readonly isEditing: boolean
  /** Whether the primary pointer is touch. On other devices, a lower window was resized by the user. */
  readonly isTouch: boolean
}

/** State of the soft keyboard, in CSS pixels. */
export interface SoftKeyboard {
  /** Height of the keyboard; 0 while it is closed. */
  readonly heightPx: number
  /** Height of the layout viewport that the keyboard covers; 0 if the browser makes the viewport lower or moves it up. */
  readonly coveredPx: number
  /** Size of the layout viewport without a keyboard. The height is valid only for this width. */
  readonly restWidthPx: number
  readonly restHeightPx: number
}

export const noKeyboard: SoftKeyboard = { heightPx: 0, coveredPx: 0, restWidthPx: 0, restHeightPx: 0 }

/** Smaller changes come from the browser's bars or from rounding. */
const lowestKeyboardPx = 40

/** Returns the state of the keyboard after new measurements. */
export function followKeyboard(before: SoftKeyboard, window: WindowReading): SoftKeyboard {
  const { widthPx, heightPx, visibleHeightPx, visibleTopPx, zoom, isEditing, isTouch } = window
  const isKnown = isEditing && widthPx === before.restWidthPx
  const restHeightPx = isKnown ? Math.max(before.restHeightPx, heightPx) : heightPx
  const rest = { restWidthPx: widthPx, restHeightPx }
  if (!isEditing) return { ...noKeyboard, ...rest }
  // If the user has zoomed in, a smaller part of the page is visible without any keyboard.
  const hiddenPx = heightPx - visibleHeightPx * zoom
  const layoutShrinkPx = isTouch ? restHeightPx - heightPx : 0
  // If the user has zoomed in, the offset results from panning and not from the keyboard.
  const movedUpPx = Math.abs(zoom - 1) < 0.01 ? visibleTopPx : 0
  return {
    ...rest,
    heightPx: asKeyboard(hiddenPx + layoutShrinkPx),
    coveredPx: hiddenPx < lowestKeyboardPx ? 0 : Math.max(0, Math.round(hiddenPx - movedUpPx)),
  }
}

const asKeyboard = (px: number) => (px < lowestKeyboardPx ? 0 : Math.round(px))
