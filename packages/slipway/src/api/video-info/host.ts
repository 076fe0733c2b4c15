/** What a video says of itself. */
export interface VideoFacts {
  /** Seconds; `undefined` for a stream without end. */
  readonly duration: number | undefined
  /** Pixels, as it is shown: upright. */
  readonly width: number
  readonly height: number
}

/** What a platform offers to look at videos. */
export interface VideoInfoHost {
  /**
   * Loads as much of a video as tells what it is. Rejects with a `HostError`: `failed` for what is no video or cannot be
   * loaded. Stops loading when `signal` fires.
   */
  facts(src: string, signal: AbortSignal): Promise<VideoFacts>
  /** The file's size in bytes; `undefined` where nobody says. */
  sizeBytes(src: string, signal: AbortSignal): Promise<number | undefined>
}
