import { setTimeout as sleep } from 'node:timers/promises'
import type { BareTab } from '../browser/bareTab.ts'
import { back, list, push, scrollToRow } from './gallery.ts'
import { open, type VisitApp } from './visit.ts'

/** Time after the content in which all downloads count. */
const idleMs = 5_000

const cycles = 50

/** Measures everything that hello world downloads until five seconds after its content. */
export const visitHelloLong: VisitApp = async (tab, app) => {
  await open(tab, app, '[data-bench=hello]')
  await sleep(idleMs)
  const { requests, jsBytes } = app.traffic()
  return { requests, js: jsBytes / 1000 }
}

/**
 * Measures the size of a gallery: all downloads until five seconds after the detail page is opened, the elements of the list,
 * and the heap that many push-and-back cycles leave.
 */
export const visitGalleryLong: VisitApp = async (tab, app) => {
  await open(tab, app, list)
  await sleep(idleMs)
  await scrollToRow(tab)
  await app.whenSilent()
  const nodes = await tab.evaluate(() => document.querySelectorAll('[data-bench=list] *').length / 1000)
  await push(tab)
  await sleep(idleMs)
  const { requests, jsBytes, cssBytes } = app.traffic()
  await back(tab)
  await app.whenSilent()
  // After the first cycle, so that the code of the detail page does not count.
  const before = await heapBytes(tab)
  for (let cycle = 0; cycle < cycles; cycle++) {
    await push(tab)
    await back(tab)
  }
  await app.whenSilent()
  const after = await heapBytes(tab)
  return { requests, bytes: (jsBytes + cssBytes) / 1000, nodes, heap: (after - before) / 1000 }
}

/** Size of the objects that remain after a garbage collection. */
async function heapBytes(tab: BareTab): Promise<number> {
  // A second collection removes objects that finalizers of the first one released.
  for (let round = 0; round < 2; round++) await tab.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tab.send('Runtime.getHeapUsage')
  return Number(usedSize)
}
