import type { Fit } from './fitSize.ts'

/** Options for re-encoding an image. */
export interface Drawing {
  /** The requested size. */
  readonly fit: Fit
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Quality from 0 to 1; ignored for PNG. */
  readonly quality: number
}

/** Platform interface of `compressImage`. Rejects with a `HostError` if the reason is known. */
export interface CompressImageHost {
  /** Reads the file at a path; rejects with `not-found` if it does not exist. */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
  /**
   * Re-encodes an image upright, according to its EXIF orientation; the new image has no EXIF data. Only the first frame
   * of an animated image is kept. Rejects with `failed` if the file is not an image or is too large, and with
   * `unsupported` if the platform cannot write the type.
   */
  redraw(image: Blob, drawing: Drawing): Promise<Blob>
}
