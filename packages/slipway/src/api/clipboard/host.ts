/**
 * What a platform offers for the clipboard.
 *
 * Both reject with a `HostError`, or with the platform's own error where its name tells the code: `denied` when the user
 * or the system refuses, `unavailable` where there is no clipboard.
 */
export interface ClipboardHost {
  /** Replaces what the clipboard holds with a text, which may be empty. Called within the user's gesture. */
  writeText(text: string): Promise<void>
  /** The clipboard's text; empty when it holds none. */
  readText(): Promise<string>
}
