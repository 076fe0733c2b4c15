/** The platform's part of the providers that load a script of their vendor. */
export interface ScriptHost {
  /** Returns a global by its path, such as `google.maps`; `undefined` if a part of the path does not exist. */
  readGlobal(path: string): unknown
  /** Sets a global. `undefined` deletes it. */
  writeGlobal(name: string, value: unknown): void
  /**
   * Adds a script to the document. Throws a `HostError`: `unavailable` without a document, `denied` if the content security policy does
   * not allow to load scripts.
   */
  addScript(options: AddScriptOptions): AddedScript
  /** Creates an element outside the document. Some vendors require one for their notices. */
  createElement(): unknown
}

/** Options of `addScript`. */
export interface AddScriptOptions {
  readonly src: string
  /** Hash that the script must have. */
  readonly integrity: string | undefined
}

/** A script in the document. */
export interface AddedScript {
  /** Resolves when the script has run. Rejects with a `HostError` if it cannot be loaded. */
  readonly loaded: Promise<void>
  /** Removes the script's element. Browsers still run a script that is removed while it loads. */
  remove(): void
}
