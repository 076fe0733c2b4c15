/** What the user is asked for. */
export interface ChooserRequest {
  /** MIME types, also `image/*`, and endings such as `.pdf`; empty for anything. A chooser may let other files through. */
  readonly accept: readonly string[]
  readonly multiple: boolean
  /** Takes a new picture or video, with the camera towards the user or away from them; `undefined` offers the files there are. */
  readonly capture: 'user' | 'environment' | undefined
}

/** What a platform offers to choose files. */
export interface FileChooserHost {
  /**
   * Shows the chooser, within the user's gesture, and resolves with what was chosen.
   *
   * Rejects with a `HostError`: `cancelled` when nothing was, or `signal` fires; `denied` without a gesture; `locked` while
   * another chooser is open; `unavailable` where there is none.
   */
  choose(request: ChooserRequest, signal: AbortSignal | undefined): Promise<readonly File[]>
}
