/** The platform's part of `saveImageToPhotosAlbum`. */
export interface SaveImageHost {
  /** Reads the file at a path. Rejects with `not-found` if it does not exist, and with `failed` if it cannot be read. */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
  /**
   * Offers an image to the user to save. Rejects with `cancelled` when the user cancels. Once `signal` has fired, no image is
   * offered.
   */
  save(image: Blob, name: string, signal: AbortSignal | undefined): Promise<void>
}
