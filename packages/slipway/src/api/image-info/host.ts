/** Properties of an image as the platform reads them. */
export interface ImageFacts {
  /** Width in pixels of the upright image, as it is shown. */
  readonly width: number
  readonly height: number
  /** Absolute address of the image, or the given path. */
  readonly path: string
  /** The file; `undefined` if a server of another origin does not allow reading it. */
  readonly file: Blob | undefined
}

/** Platform interface of `getImageInfo`. */
export interface ImageInfoHost {
  /**
   * Loads an image. Rejects with a `HostError`: `not-found` if it does not exist, `failed` if it is not an image or
   * cannot be loaded. Stops loading when `signal` is aborted.
   */
  load(src: string, signal: AbortSignal): Promise<ImageFacts>
}
