import type { CDPSession, Page } from '@playwright/test'
import { testLaunchOptions } from '../scripts/browsers/chromium.ts'
import { expect, test } from './fixtures.ts'

test.use({
  // Small, because the test does not depend on the painted content.
  viewport: { width: 320, height: 240 },
  // Without optimising compilers: their output is on the heap, too, and grows for hundreds of cycles.
  launchOptions: testLaunchOptions(['--js-flags=--no-opt --no-maglev --no-sparkplug']),
})

/** Allowed growth after 180 cycles: far less than one node or listener per cycle, and about 110 bytes per cycle. */
const tolerance = { nodes: 20, jsEventListeners: 10, heapBytes: 20_000 }

test('200 cycles of push and back leak no memory', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.addInitScript(shortenMotion)
  await page.goto('/api')
  await page.waitForLoadState('networkidle')
  const devTools = await context.newCDPSession(page)

  const keys = await pushAndBack(page, 20)
  const before = await measure(devTools)
  keys.push(...(await pushAndBack(page, 180)))
  const after = await measure(devTools)
  const description = `after 20 cycles ${JSON.stringify(before)}, after 200 ${JSON.stringify(after)}`
  test.info().annotations.push({ type: 'measured', description })

  expect(new Set(keys).size, 'each page was a new one').toBe(200)
  expect(after.documents).toBe(before.documents)
  expect(after.nodes - before.nodes, 'DOM nodes').toBeLessThanOrEqual(tolerance.nodes)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(tolerance.jsEventListeners)
  expect(after.heapBytes - before.heapBytes, 'bytes of heap').toBeLessThanOrEqual(tolerance.heapBytes)

  // Forward leads to the last page, so its key is still stored.
  const left = keys.slice(0, -1)
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(left.filter((key) => stored.includes(key))).toEqual([])
  // Every map, store or closure that refers to a page contains its key.
  const heap = await heapSnapshot(devTools)
  const listKey = await page.locator('.sw-layer .sw-page:not([data-covered])').getAttribute('data-layer')
  expect(heap, 'finds a key that is in use').toContain(listKey)
  expect(left.filter((key) => heap.includes(key))).toEqual([])
})

/** Opens a page from the list and returns, `count` times. Waits for the end of all animations. Returns the pages' keys. */
async function pushAndBack(page: Page, count: number): Promise<string[]> {
  const keys = await page.evaluate(async (cycles) => {
    const pushed = () => document.querySelectorAll<HTMLElement>('#app > * > .sw-page')
    const isStill = () => document.getAnimations().every(({ id }) => id !== 'sw-motion')
    const until = async (isTrue: () => boolean) => {
      while (!isTrue() || !isStill()) await new Promise(requestAnimationFrame)
    }
    const keys: (string | undefined)[] = []
    for (let cycle = 0; cycle < cycles; cycle++) {
      document.querySelector<HTMLElement>('a[href="/api/clipboard"]')?.click()
      await until(() => pushed().length === 1 && pushed()[0]?.querySelector('input, textarea') !== null)
      keys.push(pushed()[0]?.dataset.layer)
      history.back()
      await until(() => pushed().length === 0)
    }
    return keys.join()
  }, count)
  return keys.split(',')
}

async function measure(devTools: CDPSession) {
  await collectGarbage(devTools)
  const { documents, nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return { documents, nodes, jsEventListeners, heapBytes: usedSize }
}

/** A heap snapshot as text, which contains every string on the heap. */
async function heapSnapshot(devTools: CDPSession): Promise<string> {
  await collectGarbage(devTools)
  const chunks: string[] = []
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await devTools.send('HeapProfiler.takeHeapSnapshot')
  return chunks.join('')
}

/** Collects garbage three times, because objects released by a finalizer are collected only the next time. */
async function collectGarbage(devTools: CDPSession): Promise<void> {
  for (let time = 0; time < 3; time++) await devTools.send('HeapProfiler.collectGarbage')
}

/** Shortens animations to one millisecond. Page transitions still run. */
function shortenMotion(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, { ...(typeof options === 'object' && options), duration: 1 })
  }
}
