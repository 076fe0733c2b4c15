/** The platform's part of `request`. */
export interface RequestHost {
  /** As the standard's `fetch`. Rejects with a `HostError` of `unavailable` on platforms without `fetch`. */
  fetch(url: string, init: RequestInit): Promise<Response>
}
