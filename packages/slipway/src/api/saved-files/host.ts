/** Facts about a saved file. They are stored after its content, so a file with facts is complete. */
export interface SavedFileFacts {
  readonly name: string
  /** MIME type; empty if it is not known. */
  readonly type: string
  /** Size in bytes. */
  readonly size: number
  /** Time at which the file was saved, in milliseconds since 1970. */
  readonly createTime: number
}

/** Space for the data of the app, in bytes. */
export interface SavedFilesSpace {
  readonly usage: number
  readonly quota: number
  readonly persisted?: boolean | undefined
}

/**
 * The platform's part of the saved files.
 *
 * All methods reject with a `HostError`, or with the platform's own error if its name determines the code.
 */
export interface SavedFilesHost {
  /** Reads the file at a path or an address. Rejects with `not-found` if it does not exist, `failed` if it cannot be read. */
  read(path: string, signal: AbortSignal | undefined): Promise<Blob>
  /** Opens the store. Rejects with `unavailable` on platforms without storage. */
  open(): Promise<SavedFilesStore>
  /** Returns the used and the available space; `undefined` if the platform does not report it. */
  space(): Promise<SavedFilesSpace | undefined>
}

/** Contents and facts by identifier, shared by all windows of the app. Each of the two is written and removed as a whole. */
export interface SavedFilesStore {
  /** Resolves when the content has been stored permanently. Rejects with the reason of `signal` if it is aborted before. */
  write(id: string, content: Blob, signal: AbortSignal | undefined): Promise<void>
  /** Returns the content; `undefined` if it does not exist. */
  content(id: string): Promise<Blob | undefined>
  /** Removes the content, complete or not. Does nothing if it does not exist. */
  remove(id: string): Promise<void>
  /** The identifiers of all contents, complete or not. */
  contents(): Promise<readonly string[]>
  setFacts(id: string, facts: SavedFileFacts): Promise<void>
  /** Returns the facts; `undefined` if they do not exist. */
  facts(id: string): Promise<SavedFileFacts | undefined>
  /** Removes the facts. Does nothing if they do not exist. */
  removeFacts(id: string): Promise<void>
  /** The identifiers of all facts. */
  ids(): Promise<readonly string[]>
}
