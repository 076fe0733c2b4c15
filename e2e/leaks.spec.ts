import type { CDPSession, Page } from '@playwright/test'
import { testLaunchOptions } from '../scripts/browsers/chromium.ts'
import { expect, test } from './fixtures.ts'

test.use({
  // What is painted is not asked.
  viewport: { width: 320, height: 240 },
  // What the compilers make of hot functions is on the heap too, and grows for hundreds of cycles.
  launchOptions: testLaunchOptions(['--js-flags=--no-opt --no-maglev --no-sparkplug']),
})

/** What may be more after 180 cycles: far less than one of a kind for each, and 110 bytes each. */
const tolerance = { nodes: 20, jsEventListeners: 10, heapBytes: 20_000 }

test('200 times push and back leave nothing behind', async ({ page, context }) => {
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

  expect(new Set(keys).size, 'each page was another one').toBe(200)
  expect(after.documents).toBe(before.documents)
  expect(after.nodes - before.nodes, 'DOM nodes').toBeLessThanOrEqual(tolerance.nodes)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(tolerance.jsEventListeners)
  expect(after.heapBytes - before.heapBytes, 'bytes of heap').toBeLessThanOrEqual(tolerance.heapBytes)

  // Forward leads to the last one, so that is still known.
  const left = keys.slice(0, -1)
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(left.filter((key) => stored.includes(key))).toEqual([])
  // Whatever map, store or closure knows a page knows its key.
  const heap = await heapSnapshot(devTools)
  const listKey = await page.locator('.sw-layer .sw-page:not([data-covered])').getAttribute('data-layer')
  expect(heap, 'a key that is in use is found').toContain(listKey)
  expect(left.filter((key) => heap.includes(key))).toEqual([])
})

/** Opens a page from the list and goes back, again and again, each time until nothing moves. Returns the pages' keys. */
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

/** Everything on the heap, as a text that has each string in it. */
async function heapSnapshot(devTools: CDPSession): Promise<string> {
  await collectGarbage(devTools)
  const chunks: string[] = []
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await devTools.send('HeapProfiler.takeHeapSnapshot')
  return chunks.join('')
}

/** What a finalizer lets go is only collected the next time. */
async function collectGarbage(devTools: CDPSession): Promise<void> {
  for (let time = 0; time < 3; time++) await devTools.send('HeapProfiler.collectGarbage')
}

/** Pages still come and go by their animations, each of one millisecond. */
function shortenMotion(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, { ...(typeof options === 'object' && options), duration: 1 })
  }
}
