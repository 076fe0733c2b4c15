import { TestRunner } from 'vitest'
import { cdp, server } from 'vitest/browser'

/** The DevTools protocol, which reaches what a page cannot: fingers, system settings, permissions, the file chooser. */
export interface DevTools {
  send(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (event: unknown) => void): void
  off(event: string, listener: (event: unknown) => void): void
}

export const isChromium = server.browser === 'chromium'

/** Speaks the DevTools protocol of Chromium. In another engine, a test ends where it asks for the first thing: `lacking`. */
export function devTools(): DevTools {
  // The provider's package adds these to the type, which only the browser tests' own project knows.
  return isChromium ? (cdp() as unknown as DevTools) : { send: lacking, on: lacking, off: lacking }
}

/**
 * Ends the test as skipped, as this engine has not what the test is about. `npm run test:browsers` counts these tests by what
 * was lacking. Chromium lacks nothing that tests need.
 */
export function lacking(what: string): never {
  const test = TestRunner.getCurrentTest()
  if (isChromium || !test) throw new Error(`${what} is lacking`)
  Object.assign(test.meta, { lacking: what })
  return test.context.skip(`${server.browser} lacks ${what}`)
}
