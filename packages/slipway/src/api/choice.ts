import { storedName } from '../base/storedName.ts'

/** Reads a choice that the user made in an earlier run; `null` without a choice, or if the browser forbids storage. */
export function readChoice(kind: string): string | null {
  try {
    return localStorage.getItem(storedName(kind))
  } catch {
    return null
  }
}

/** Stores a choice of the user for later runs. If the storage is full or forbidden, the choice lasts until the next reload. */
export function writeChoice(kind: string, text: string): void {
  try {
    localStorage.setItem(storedName(kind), text)
  } catch {
    // Storage may be unavailable in private windows.
  }
}
