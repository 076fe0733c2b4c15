/** Options of the platform's file chooser. */
export interface ChooserRequest {
  /** MIME types, including `image/*`, and extensions such as `.pdf`; empty for any file. The user may choose other files. */
  readonly accept: readonly string[]
  readonly multiple: boolean
  /**
   * Takes a new photo or video with the front (`user`) or back (`environment`) camera. `undefined` lets the user choose
   * existing files.
   */
  readonly capture: 'user' | 'environment' | undefined
}

/** Platform interface of the functions that choose files. */
export interface FileChooserHost {
  /**
   * Opens the chooser in a user gesture, and resolves with the chosen files.
   *
   * Rejects with a `HostError`: `cancelled` if the user chose nothing or `signal` is aborted; `denied` without a user
   * gesture; `locked` while another chooser is open; `unavailable` on platforms without a chooser.
   */
  choose(request: ChooserRequest, signal: AbortSignal | undefined): Promise<readonly File[]>
}
