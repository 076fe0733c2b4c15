/** What a window tells of itself, in CSS pixels. */
export interface WindowReading {
  /** The area that pages are laid out in. */
  readonly widthPx: number
  readonly heightPx: number
  /** How much of its height is seen, and how far below its upper edge that begins. */
  readonly seenHeightPx: number
  readonly seenTopPx: number
  /** How far the user has zoomed in: 1 for not at all. */
  readonly zoom: number
  /** Whether what has the focus brings a soft keyboard. */
  readonly isEditing: boolean
  /** Whether the device is made for fingers: elsewhere a window that gets lower was made so by its user. */
  readonly isTouch: boolean
}

/** A soft keyboard, in CSS pixels. */
export interface SoftKeyboard {
  /** Its height; 0 while there is none. */
  readonly heightPx: number
  /** How much of the area of the pages it covers: nothing where the browser makes that area lower, or moves it up. */
  readonly coveredPx: number
  /** The area without a keyboard. It is known of the width that it has been seen with. */
  readonly restWidthPx: number
  readonly restHeightPx: number
}

export const noKeyboard: SoftKeyboard = { heightPx: 0, coveredPx: 0, restWidthPx: 0, restHeightPx: 0 }

/** What is lower is a bar of the browser's, or what rounding leaves. */
const lowestKeyboardPx = 40

/** The keyboard after the window has told something new. */
export function followKeyboard(before: SoftKeyboard, window: WindowReading): SoftKeyboard {
  const { widthPx, heightPx, seenHeightPx, seenTopPx, zoom, isEditing, isTouch } = window
  const isKnown = isEditing && widthPx === before.restWidthPx
  const restHeightPx = isKnown ? Math.max(before.restHeightPx, heightPx) : heightPx
  const rest = { restWidthPx: widthPx, restHeightPx }
  if (!isEditing) return { ...noKeyboard, ...rest }
  // Zoomed in, less is seen of the page without any keyboard.
  const hiddenPx = heightPx - seenHeightPx * zoom
  const goneFromLayoutPx = isTouch ? restHeightPx - heightPx : 0
  // Who has zoomed in moves about in the page, which tells nothing of the keyboard.
  const movedUpPx = Math.abs(zoom - 1) < 0.01 ? seenTopPx : 0
  return {
    ...rest,
    heightPx: asKeyboard(hiddenPx + goneFromLayoutPx),
    coveredPx: hiddenPx < lowestKeyboardPx ? 0 : Math.max(0, Math.round(hiddenPx - movedUpPx)),
  }
}

const asKeyboard = (px: number) => (px < lowestKeyboardPx ? 0 : Math.round(px))
