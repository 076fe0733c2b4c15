import type {} from '@vitest/browser-playwright'
import type { BrowserCommandContext } from 'vitest/node'

/** The mouse of `testing/internal/input/mouse.ts` in browsers without the DevTools protocol. Providers may replace these commands. */
export const mouseCommands = {
  moveMouse: ({ page }: BrowserCommandContext, x: number, y: number) => page.mouse.move(x, y),
  pressMouse: ({ page }: BrowserCommandContext) => page.mouse.down(),
  releaseMouse: ({ page }: BrowserCommandContext) => page.mouse.up(),
}
