/** The platform's part of `openDocument`. */
export interface OpenDocumentHost {
  /**
   * Shows a document in a new window, or passes the document to an app that can show it. Called within the user's gesture.
   *
   * Rejects with a `HostError`: `denied` when a window is not allowed, `not-found` if the document does not exist. Once `signal`
   * has fired, nothing is opened.
   */
  open(path: string, name: string | undefined, signal: AbortSignal | undefined): Promise<void>
}
