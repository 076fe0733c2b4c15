/** Facts of a video. */
export interface VideoFacts {
  /** Duration in seconds; `undefined` for a live stream. */
  readonly duration: number | undefined
  /** The displayed width in pixels, after rotation; `height` likewise. */
  readonly width: number
  readonly height: number
}

/** The platform's part of `getVideoInfo`. */
export interface VideoInfoHost {
  /**
   * Loads as much of a video as is needed for its facts. Rejects with a `HostError` of `failed` for a file that is not a video
   * or cannot be loaded. Stops loading when `signal` fires.
   */
  facts(src: string, signal: AbortSignal): Promise<VideoFacts>
  /** The file's size in bytes; `undefined` if it is unknown. */
  sizeBytes(src: string, signal: AbortSignal): Promise<number | undefined>
}
