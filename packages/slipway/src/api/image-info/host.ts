/** What a platform can tell of an image. */
export interface ImageFacts {
  /** Pixels, as it is shown: upright. */
  readonly width: number
  readonly height: number
  /** The image's absolute address, or the path that was given. */
  readonly path: string
  /** The file; `undefined` where a server of another origin keeps it from being read. */
  readonly file: Blob | undefined
}

/** What a platform offers to look at images. */
export interface ImageInfoHost {
  /**
   * Loads an image. Rejects with a `HostError`: `not-found` where there is none, `failed` for what is no image or cannot be
   * loaded. Stops loading when `signal` fires.
   */
  load(src: string, signal: AbortSignal): Promise<ImageFacts>
}
