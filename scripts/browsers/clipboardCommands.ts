import type { BrowserCommandContext } from 'vitest/node'

let last = Promise.resolve()
const ends = new Map<string, () => void>()

/** All pages of a browser have one clipboard, so those that use it take turns: `testing/internal/environment/clipboard.ts`. */
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
