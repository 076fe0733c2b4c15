import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * The history that stores the stack, with one entry for each step that Back undoes.
 *
 * All three histories (path, hash, memory) pass the same contract test. A history is independent of pages: it stores an
 * address and a serialisable state per entry, and reports moves.
 */
export interface History {
  /** Path that the app is served from, the same at all addresses of the app. If left out, the path of `href('/')`. */
  readonly base?: string
  /** Whether another path or query is another document for the browser: then an entry without a state has the fragment of a link. */
  readonly hasOwnPaths?: boolean
  /** The app's address of the current entry: path, query and fragment, without the base. */
  url(): string
  /**
   * The stored state of the current entry. `undefined` for an entry that the browser has created for an address; `null` for an
   * entry of another script.
   */
  state(): unknown
  /**
   * Identifies the current entry, even if another script has replaced its state. In browsers without the Navigation API this is
   * the number of entries, which changes with each entry that a script adds at the end; `undefined` if that number may be the
   * browser's maximum and thus no longer change.
   */
  entryId(): unknown
  /** Formats an address as a link's `href`. */
  href(url: string): string
  /** Adds an entry after the current one, and removes all later entries. */
  push(url: string, state: unknown): void
  /** Changes the address and the state of the current entry. */
  replace(url: string, state: unknown): void
  /** Moves by a number of entries. Calls the listeners once the move has happened; does nothing if the entry does not exist. */
  go(delta: number): void
  /** Adds a listener for every move to another entry, by the user or by `go`. */
  listen(listener: HistoryListener): Unsubscribe
}

/**
 * Listener of moves. `animated` is `true` if the browser has shown its own transition, such as for a swipe from the edge.
 * `state` is the state of the reached entry, because another listener may have added an entry above it in the meantime.
 */
export type HistoryListener = (animated: boolean, state: unknown) => void

/** Creates a history when the app starts. Declaring an app therefore does not access `window`. */
export type HistoryFactory = () => History
