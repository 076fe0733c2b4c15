import type { Page } from '@playwright/test'
import { testLaunchOptions } from '../scripts/browsers/chromium.ts'
import { type PolicyServer, startPolicyServer } from './csp/policyServer.ts'
import { expect, test } from './fixtures.ts'
import { buildTestApp } from './testApps/buildTestApp.ts'

let server: PolicyServer

test.use({
  viewport: { width: 320, height: 240 },
  // Without optimising compilers, whose output is on the heap, too.
  launchOptions: testLaunchOptions(['--js-flags=--no-opt --no-maglev --no-sparkplug']),
})
test.beforeAll(async () => {
  server = await startPolicyServer(await buildTestApp('rows'), "default-src 'self' 'unsafe-inline' data:")
})
test.afterAll(() => server.close())

/** Allowed growth: a hand-written app that keeps its list mounted grows by 200 kB. */
const limitBytes = 250_000

// Rows of cells have the most listeners and subscriptions. Each kind takes 40 s, mostly of motion.
for (const rows of process.env.SLIPWAY_LONG ? ['elements', 'texts', 'cells'] : ['cells']) {
  test(`50 pages above 1,000 rows of ${rows} leave less than 250 kB of heap, and no node or listener`, async ({
    page,
    context,
  }) => {
    await page.goto(`${server.address}/${rows}`)
    await expect(page.locator('.row')).toHaveCount(1_000)
    await page.waitForLoadState('networkidle')
    const devTools = await context.newCDPSession(page)
    const measure = async () => {
      // Objects released by a finalizer are collected only the next time.
      for (let time = 0; time < 3; time++) await devTools.send('HeapProfiler.collectGarbage')
      const { usedSize } = await devTools.send('Runtime.getHeapUsage')
      return { ...(await devTools.send('Memory.getDOMCounters')), heapBytes: usedSize }
    }

    // The first pages load the code of motion and of page restore.
    await pushAndBack(page, 3)
    const first = await measure()
    await pushAndBack(page, 50)
    const after = await measure()
    const description = `at first ${JSON.stringify(first)}, after 50 ${JSON.stringify(after)}`
    test.info().annotations.push({ type: 'measured', description })
    expect(after.heapBytes - first.heapBytes, 'bytes of heap').toBeLessThanOrEqual(limitBytes)
    expect(after.nodes - first.nodes, 'DOM nodes').toBeLessThanOrEqual(20)
    expect(after.jsEventListeners - first.jsEventListeners, 'listeners').toBeLessThanOrEqual(10)
  })
}

/** Opens an item and returns, `count` times. Waits for the end of each motion. */
function pushAndBack(page: Page, count: number): Promise<void> {
  return page.evaluate(async (cycles) => {
    const item = () => document.querySelector('.item')
    const until = async (isTrue: () => boolean) => {
      const isStill = () => document.getAnimations().every(({ id }) => id !== 'sw-motion')
      while (!isTrue() || !isStill()) await new Promise(requestAnimationFrame)
    }
    for (let cycle = 0; cycle < cycles; cycle++) {
      document.querySelector<HTMLElement>('a[href="/item/1"]')?.click()
      await until(() => item() !== null)
      history.back()
      await until(() => item() === null)
    }
  }, count)
}
