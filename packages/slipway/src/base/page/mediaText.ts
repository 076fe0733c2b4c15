/** Conditions for the window, as in a media query. All given conditions must be met. */
export interface MediaDescriptor {
  /** Minimum width in CSS pixels. */
  readonly minWidth?: number | undefined
  /** Maximum width in CSS pixels. */
  readonly maxWidth?: number | undefined
  /** Exact width in CSS pixels. */
  readonly width?: number | undefined
  /** Minimum height in CSS pixels. */
  readonly minHeight?: number | undefined
  /** Maximum height in CSS pixels. */
  readonly maxHeight?: number | undefined
  /** Exact height in CSS pixels. */
  readonly height?: number | undefined
  /** `landscape` if the window is wider than high. */
  readonly orientation?: 'portrait' | 'landscape' | undefined
}

/** The lengths of a descriptor, with their names in a media query. */
export const mediaLengths = {
  minWidth: 'min-width',
  maxWidth: 'max-width',
  width: 'width',
  minHeight: 'min-height',
  maxHeight: 'max-height',
  height: 'height',
} as const

/** Converts a descriptor to a media query. Without conditions the query is empty, which always matches. */
export function mediaText(descriptor: MediaDescriptor): string {
  const lengths = Object.entries(mediaLengths).flatMap(([name, feature]) => {
    const length = descriptor[name as keyof typeof mediaLengths]
    return length === undefined ? [] : [`(${feature}: ${length}px)`]
  })
  const { orientation } = descriptor
  return [...lengths, ...(orientation === undefined ? [] : [`(orientation: ${orientation})`])].join(' and ')
}
