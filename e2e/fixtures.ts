import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { isRenderingHint } from './isRenderingHint.ts'

interface Fixtures {
  /** Allows console messages that match. Any other message fails the test. */
  readonly allowConsole: (pattern: RegExp) => void
}

/** Messages of development servers and of Playwright, which are always allowed. */
const ofDevelopment = [
  /^\[vite\] connect(ing\.\.\.|ed\.)$/,
  /Download the React DevTools/,
  /^Service Worker registration blocked by Playwright$/,
]

/** Playwright's `test`. A test fails if a page writes to the console or throws an error. */
export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({ page }, use) => {
      const allowed = [...ofDevelopment]
      const messages: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (!isRenderingHint(message)) messages.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(`thrown: ${error.stack ?? error.message}`))
      await use((pattern) => allowed.push(pattern))
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text.replace(/^\w+: /, ''))))
      expect(unexpected, 'console messages').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The two window sizes in which the app must work. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 } },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false },
} as const

/** The app of the showcase. In a wide window it is a document in a frame. */
export const appOf = (page: Page, size: keyof typeof sizes = 'desk'): Locator =>
  (size === 'desk' ? page.frameLocator('#phone') : page).locator('#app')
