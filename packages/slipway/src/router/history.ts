import type { Unsubscribe } from '../base/emitter.ts'

/**
 * Where the stack is kept: one entry for each step that Back undoes.
 *
 * All three histories (path, hash, memory) pass one contract test. A history knows nothing of pages: it stores an address
 * and a serialisable state per entry, and tells when the user moved.
 */
export interface History {
  /** Path that the app is served from; without it, the path is that of `href('/')`. The same at all addresses of the app. */
  readonly base?: string
  /** The app's address of the current entry: path and query, without the base. */
  url(): string
  /** What was stored with the current entry; `undefined` for one that is not ours, such as a typed address. */
  state(): unknown
  /** The address as a link's `href`. */
  href(url: string): string
  /** Adds an entry after the current one; entries after it are gone. */
  push(url: string, state: unknown): void
  /** Changes the current entry. */
  replace(url: string, state: unknown): void
  /** Moves by a number of entries; listeners hear it once it has happened, unless there is no such entry. */
  go(delta: number): void
  /**
   * Hears every move to another entry, by the user and by `go` alike. `animated` tells that the browser has shown a motion
   * of its own, such as for a swipe from the edge.
   */
  listen(listener: (animated: boolean) => void): Unsubscribe
}

/** Makes a history when the app starts, so that declaring an app touches no window. */
export type HistoryFactory = () => History
