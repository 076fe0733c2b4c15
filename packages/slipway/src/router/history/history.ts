import type { Unsubscribe } from '../../base/emitter.ts'

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
  /**
   * The state that was stored with the current entry. `undefined` for an entry that the browser has made for an address;
   * `null` for one that another script has made.
   */
  state(): unknown
  /**
   * Identifies the current entry, also if another script has replaced its state. In browsers without the Navigation API this
   * is the number of entries, which changes with each entry that a script adds at the end.
   */
  entryId(): unknown
  /**
   * Id of the part of the page that the address names after its hash; `''` if it names none. `undefined` if the addresses of
   * this history have no such parts.
   */
  part(): string | undefined
  /** The address as a link's `href`. */
  href(url: string): string
  /** Adds an entry after the current one; entries after it are gone. */
  push(url: string, state: unknown): void
  /** Changes the current entry. */
  replace(url: string, state: unknown): void
  /** Moves by a number of entries; listeners hear it once it has happened, unless there is no such entry. */
  go(delta: number): void
  /** Listens to every move to another entry, by the user and by `go` alike. */
  listen(listener: HistoryListener): Unsubscribe
}

/**
 * Listener of moves. `animated` is `true` if the browser has shown a motion of its own, such as for a swipe from the edge.
 * `state` is the state of the entry that was reached: another listener may have added an entry above it by now.
 */
export type HistoryListener = (animated: boolean, state: unknown) => void

/** Makes a history when the app starts, so that declaring an app touches no window. */
export type HistoryFactory = () => History
