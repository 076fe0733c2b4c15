/** What a platform offers to give an image to the user's album. */
export interface SaveImageHost {
  /** The file behind a path; `not-found` where it leads nowhere, `failed` where it cannot be read. */
  read(path: string): Promise<Blob>
  /** Gives an image to the user. `cancelled` when they do not want it. */
  save(image: Blob, name: string): Promise<void>
}
