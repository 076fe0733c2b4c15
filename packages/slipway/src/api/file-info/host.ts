/** What a platform offers to look at files. */
export interface FileInfoHost {
  /** The file behind a path. Rejects with a `HostError`: `not-found` where there is none, `failed` where it cannot be read. */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
}
