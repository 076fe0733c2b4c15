import { test as base, type ConsoleMessage, expect } from '@playwright/test'

interface Fixtures {
  /** Tells that the console may say something that matches. Anything else that it says fails the test. */
  readonly allowConsole: (pattern: RegExp) => void
}

/** What development servers say by themselves. */
const ofDevelopment = [/^\[vite\] connect(ing\.\.\.|ed\.)$/, /Download the React DevTools/]

/** Playwright's `test`, in which a page that says anything on the console, or throws, fails. */
export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({ page }, use) => {
      const allowed = [...ofDevelopment]
      const heard: string[] = []
      page.on('console', (message: ConsoleMessage) => heard.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => heard.push(`thrown: ${error.stack ?? error.message}`))
      await use((pattern) => allowed.push(pattern))
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text.replace(/^\w+: /, ''))))
      expect(unexpected, 'what the console said').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The two windows that every journey must work in. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 } },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false },
} as const
