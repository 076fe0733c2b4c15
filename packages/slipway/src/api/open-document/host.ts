/** What a platform offers to open documents. */
export interface OpenDocumentHost {
  /**
   * Shows a document in a window of its own, or hands it to what can. Called within the user's gesture.
   *
   * Rejects with a `HostError`: `denied` when a window is not allowed, `not-found` where there is no such document. When `signal` fires,
   * nothing is opened any more.
   */
  open(path: string, name: string | undefined, signal: AbortSignal | undefined): Promise<void>
}
