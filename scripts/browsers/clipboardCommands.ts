import type { BrowserCommandContext } from 'vitest/node'

let last = Promise.resolve()
const ends = new Map<string, () => void>()

/** A lock on the clipboard, which all pages of a browser share. See `testing/internal/environment/clipboard.ts`. */
export const clipboardCommands = {
  async takeClipboard({ sessionId }: BrowserCommandContext): Promise<void> {
    const before = last
    last = new Promise((resolve) => ends.set(sessionId, resolve))
    await before
  },
  giveClipboard({ sessionId }: BrowserCommandContext): void {
    ends.get(sessionId)?.()
  },
}
