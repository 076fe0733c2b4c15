/** Margins that enlarge an area on each side, in CSS pixels. Negative values make the area smaller. */
export interface ViewMargins {
  readonly left?: number | undefined
  readonly right?: number | undefined
  readonly top?: number | undefined
  readonly bottom?: number | undefined
}

/** Formats margins as the `rootMargin` of an `IntersectionObserver`. */
export function marginText(margins: ViewMargins | number): string {
  const {
    top = 0,
    right = 0,
    bottom = 0,
    left = 0,
  } = typeof margins === 'number' ? { top: margins, right: margins, bottom: margins, left: margins } : margins
  return `${top}px ${right}px ${bottom}px ${left}px`
}
