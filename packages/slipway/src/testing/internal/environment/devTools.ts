import { TestRunner } from 'vitest'
import { cdp, server } from 'vitest/browser'

/** The DevTools protocol. It controls what a page cannot: touch input, system settings, permissions and the file chooser. */
export interface DevTools {
  send(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (event: unknown) => void): void
  off(event: string, listener: (event: unknown) => void): void
}

export const isChromium = server.browser === 'chromium'

/** Returns the DevTools protocol of Chromium. In other engines, the first call skips the test; see `lacking`. */
export function devTools(): DevTools {
  // The provider's package adds these members to the type, but only in the TypeScript project of the browser tests.
  return isChromium ? (cdp() as unknown as DevTools) : { send: lacking, on: lacking, off: lacking }
}

/**
 * Skips the rest of the test, because the engine lacks a feature. `npm run test:browsers` counts these tests by feature.
 * Chromium has every feature that tests need, so this throws there.
 */
export function lacking(what: string): never {
  const test = TestRunner.getCurrentTest()
  if (isChromium || !test) throw new Error(`${what} is lacking`)
  Object.assign(test.meta, { lacking: what })
  return test.context.skip(`${server.browser} lacks ${what}`)
}

/** Skips the rest of the test if the engine has no WebGL 2, such as Firefox on a machine without a graphics processor. */
export function needWebGl(): void {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers limit the number of contexts.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  if (!context) lacking('WebGL 2')
}
