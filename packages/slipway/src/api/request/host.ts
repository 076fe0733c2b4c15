/** What a platform offers for requests. */
export interface RequestHost {
  /** As the standard's `fetch`. Rejects with a `HostError` of `unavailable` where there is none. */
  fetch(url: string, init: RequestInit): Promise<Response>
}
