import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * The platform's part of the storage: texts by name, which are read synchronously, and values of any type, which are read
 * asynchronously.
 *
 * All methods throw or reject with a `HostError`, or with the platform's own error if its name determines the code: `denied` if
 * storage is forbidden, `unavailable` on platforms without storage, `failed` if it is full. A method that fails has not changed
 * any value.
 */
export interface StorageHost {
  readonly texts: TextStorage
  /** Opens the storage for values; called when the first value is written or read. */
  values(): Promise<ValueStorage>
  /**
   * Calls a listener with the name of a text that another window has changed; with `undefined` if it has cleared the whole
   * storage.
   */
  onOtherChange(listener: (name: string | undefined) => void): Unsubscribe
  /** Limit of the storage, in bytes; `undefined` if the platform does not report it. */
  quota(): Promise<number | undefined>
}

/** Texts by name, shared by all windows of the origin. Other apps may store texts in it as well. */
export interface TextStorage {
  get(name: string): string | undefined
  set(name: string, text: string): void
  remove(name: string): void
  /** The names of all texts. */
  names(): string[]
}

/** Values by name, stored as a structured clone. */
export interface ValueStorage {
  /** Reads a value; `undefined` if it does not exist. */
  get(name: string): Promise<unknown>
  /** Resolves when the value has been stored permanently. */
  set(name: string, value: unknown): Promise<void>
  remove(names: readonly string[]): Promise<void>
  names(): Promise<string[]>
}
