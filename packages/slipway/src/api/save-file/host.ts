/** What a platform offers to hand a file to the user. */
export interface SaveFileHost {
  /**
   * Saves a file where the user wants it, under a name that they may change; `undefined` means the file's own.
   *
   * Rejects with a `HostError`: `cancelled` when the user does not want it, `not-found` where there is no such file, `failed`
   * where it cannot be read or written. When `signal` fires, nothing is saved any more.
   */
  save(path: string, name: string | undefined, signal: AbortSignal | undefined): Promise<void>
}
