/** What a window is asked for. All that is named must hold. */
export interface MediaDescriptor {
  /** Width in CSS pixels, at least. */
  readonly minWidth?: number | undefined
  /** Width in CSS pixels, at most. */
  readonly maxWidth?: number | undefined
  /** Width in CSS pixels, exactly. */
  readonly width?: number | undefined
  /** Height in CSS pixels, at least. */
  readonly minHeight?: number | undefined
  /** Height in CSS pixels, at most. */
  readonly maxHeight?: number | undefined
  /** Height in CSS pixels, exactly. */
  readonly height?: number | undefined
  /** `landscape` where the window is wider than high. */
  readonly orientation?: 'portrait' | 'landscape' | undefined
}

/** The lengths of a descriptor, with how a media query calls them. */
export const mediaLengths = {
  minWidth: 'min-width',
  maxWidth: 'max-width',
  width: 'width',
  minHeight: 'min-height',
  maxHeight: 'max-height',
  height: 'height',
} as const

/** A descriptor as a media query; what asks for nothing is empty, and always holds. */
export function mediaText(descriptor: MediaDescriptor): string {
  const lengths = Object.entries(mediaLengths).flatMap(([name, feature]) => {
    const length = descriptor[name as keyof typeof mediaLengths]
    return length === undefined ? [] : [`(${feature}: ${length}px)`]
  })
  const { orientation } = descriptor
  return [...lengths, ...(orientation === undefined ? [] : [`(orientation: ${orientation})`])].join(' and ')
}
