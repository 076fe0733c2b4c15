/** Platform interface of `httpAds`. */
export interface AdHost {
  /**
   * Gets a text, without cookies. Rejects with a `HostError`: `unavailable` if the server cannot be reached or its status is not 2xx; with
   * the error of `signal` if it is aborted.
   */
  get(url: string, signal: AbortSignal): Promise<string>
  /** Posts a report, without cookies, also while the document is closed. Returns whether the server has accepted it. */
  post(url: string, body: string): Promise<boolean>
  /** Hands a report over to the browser, which sends it after the document is closed. */
  beacon(url: string, body: string): void
  /** Reads a stored text. Returns `undefined` if there is none, or if the storage is blocked. */
  read(name: string): string | undefined
  /** Stores a text, unless the storage is blocked or full. */
  write(name: string, text: string): void
  /** Adds a listener that is called when the document may be closed. */
  onHide(listener: () => void): void
}
