import type { Fit } from './fitSize.ts'

/** How an image is drawn anew. */
export interface Drawing {
  /** How large, given how large it is. */
  readonly fit: Fit
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** From 0 to 1; PNG has none. */
  readonly quality: number
}

/** What a platform offers to compress images. Rejects with a `HostError` when it knows why it cannot. */
export interface CompressImageHost {
  /** The file behind a path; `not-found` where it leads nowhere. */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
  /**
   * Draws an image anew, upright whatever its EXIF data says of it, which the new one has none of. Of a moving image it draws
   * the first picture. `failed` for what is no image, and for one that is too large to draw; `unsupported` for a type that the
   * platform cannot write.
   */
  redraw(image: Blob, drawing: Drawing): Promise<Blob>
}
