import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { isRenderingHint } from '../../../e2e/isRenderingHint.ts'
import { testLaunchOptions } from '../../../scripts/browsers/chromium.ts'

/** Starts the browser that all tests of a file share. */
export function launch(): Promise<Browser> {
  return chromium.launch(testLaunchOptions())
}

/** Opens an address as a new visitor. When the test ends, the console must be empty. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US', ...options })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    if (!isRenderingHint(message)) messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  onTestFinished(async () => {
    await context.close()
    // Messages that Vite and React log for each developer.
    expect(messages.filter((line) => !/^(debug: \[vite\]|info: .*React DevTools)/.test(line))).toEqual([])
  })
  await page.goto(url)
  return page
}
