/** The platform's part of `saveFileToDevice`. */
export interface SaveFileToDeviceHost {
  /**
   * Saves a file to a location that the user chooses. The user may change the name; `undefined` means the file's own name.
   *
   * Rejects with a `HostError`: `cancelled` when the user cancels, `not-found` if the file does not exist, `failed` if it cannot
   * be read or written. Once `signal` has fired, nothing is saved.
   */
  save(path: string, name: string | undefined, signal: AbortSignal | undefined): Promise<void>
}
