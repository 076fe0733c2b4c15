import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { testLaunchOptions } from './browsers/chromium.ts'
import { readFlags } from './lib/readFlags.ts'
import { root } from './lib/root.ts'

/** `npm run picture`: takes the screenshot in the readme again. It shows the showcase on a desktop. */
export async function main(args: readonly string[]): Promise<void> {
  readFlags(args, [])
  const server = await createServer({ root: join(root, 'apps', 'showcase'), logLevel: 'error' })
  await server.listen()
  const browser = await chromium.launch(testLaunchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}components/slider`)
    await page.getByRole('slider').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(root, 'packages/slipway/docs/showcase.png') })
  } finally {
    await browser.close()
    await server.close()
  }
}
