/**
 * Platform interface of the clipboard functions.
 *
 * Both methods reject with a `HostError`, or with a platform error whose name determines the code: `denied` if the user
 * or the system refuses, `unavailable` without a clipboard.
 */
export interface ClipboardHost {
  /** Replaces the clipboard's content with text, which may be empty. Called in a user gesture. */
  writeText(text: string): Promise<void>
  /** Text on the clipboard; empty if the clipboard has no text. */
  readText(): Promise<string>
}
