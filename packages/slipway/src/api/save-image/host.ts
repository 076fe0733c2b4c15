/** What a platform offers to give an image to the user's album. */
export interface SaveImageHost {
  /** The file behind a path; `not-found` where it leads nowhere, `failed` where it cannot be read. */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
  /** Gives an image to the user. `cancelled` when they do not want it; when `signal` fires, nothing is given any more. */
  save(image: Blob, name: string, signal: AbortSignal | undefined): Promise<void>
}
