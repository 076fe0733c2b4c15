import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * What a platform offers to keep data: texts by name that are there at once, and values of any kind that are not.
 *
 * All throw or reject with a `HostError`, or with the platform's own error where its name tells the code: `denied` where storage
 * is forbidden, `unavailable` where there is none, `failed` where it is full. What fails has changed nothing.
 */
export interface StorageHost {
  readonly texts: TextStorage
  /** Opens the place for values; asked for when the first one is written or read. */
  values(): Promise<ValueStorage>
  /** Hears that another window has changed a text, by its name; `undefined` where it has emptied the whole storage. */
  onOtherChange(listener: (name: string | undefined) => void): Unsubscribe
  /** How much may be stored, in bytes; `undefined` where the platform does not say. */
  quota(): Promise<number | undefined>
}

/** Texts by name, shared by all windows of the origin; others may keep texts of theirs in it. */
export interface TextStorage {
  get(name: string): string | undefined
  set(name: string, text: string): void
  remove(name: string): void
  /** The names of all texts. */
  names(): string[]
}

/** Values by name, stored as a structured clone. */
export interface ValueStorage {
  /** `undefined` where there is none. */
  get(name: string): Promise<unknown>
  /** Resolves when the value is stored for good. */
  set(name: string, value: unknown): Promise<void>
  remove(names: readonly string[]): Promise<void>
  names(): Promise<string[]>
}
