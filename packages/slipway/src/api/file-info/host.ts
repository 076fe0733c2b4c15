/** Platform interface of `getFileInfo`. */
export interface FileInfoHost {
  /**
   * Reads the file at a path. Rejects with a `HostError`: `not-found` if it does not exist, `failed` if it cannot be
   * read.
   */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
}
