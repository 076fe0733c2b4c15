import type {} from '@vitest/browser-playwright'
import type { BrowserCommandContext } from 'vitest/node'

/** The mouse of `testing/setup/mouse.ts` in a browser that Playwright drives and that has no DevTools protocol. */
export const mouseCommands = {
  moveMouse: ({ page }: BrowserCommandContext, x: number, y: number) => page.mouse.move(x, y),
  pressMouse: ({ page }: BrowserCommandContext) => page.mouse.down(),
  releaseMouse: ({ page }: BrowserCommandContext) => page.mouse.up(),
}
