import { TestRunner } from 'vitest'
import { cdp, server } from 'vitest/browser'

/** The DevTools protocol, which reaches what a page cannot: fingers, system settings, permissions, the file chooser. */
export interface DevTools {
  send(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (event: unknown) => void): void
  off(event: string, listener: (event: unknown) => void): void
}

/**
 * Speaks the DevTools protocol of Chromium. The other engines have none: there, a test ends as skipped where it asks for
 * the first thing, and `npm run test:browsers` counts it with what it asked for.
 */
export function devTools(): DevTools {
  // The provider's package adds these to the type, which only the browser tests' own project knows.
  return isChromium ? (cdp() as unknown as DevTools) : { send: chromiumAlone, on: chromiumAlone, off: chromiumAlone }
}

export const isChromium = server.browser === 'chromium'

/** Ends the test as skipped: what it is about is in Chromium alone. */
export function chromiumAlone(what: string): never {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error(`${what} is there in Chromium alone, and no test runs that could be skipped.`)
  Object.assign(test.meta, { chromiumAlone: what })
  return test.context.skip(`Chromium alone: ${what}`)
}
