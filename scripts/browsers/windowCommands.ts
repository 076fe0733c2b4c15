import type {} from '@vitest/browser-playwright'
import type { BrowserCommandContext } from 'vitest/node'

/** The window around the frame of the tests. An element in full screen fills the window. */
export const windowCommands = {
  resizeWindow: ({ page }: BrowserCommandContext, width: number, height: number) =>
    page.setViewportSize({ width, height }),
  /** Gives the window the focus. Providers may replace this command. */
  returnToWindow: ({ page }: BrowserCommandContext) => page.bringToFront(),
}
