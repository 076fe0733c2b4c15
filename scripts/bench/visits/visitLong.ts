import { setTimeout as sleep } from 'node:timers/promises'
import type { BareTab } from '../browser/bareTab.ts'
import { heapSize } from '../browser/heapSize.ts'
import type { ServedApp } from '../serveApp.ts'
import { back, detail, list, mine, push, scrollToRow } from './gallery.ts'
import { open, tapUntilPainted, type VisitApp } from './visit.ts'

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

/** Measures the size of a gallery: its downloads, the elements of its list, and the heap that push-and-back cycles leave. */
export const visitGalleryLong: VisitApp = async (tab, app) => ({
  ...(await measureDownloads(tab, app)),
  ...(await heapLeft(tab, app)),
})

/** All downloads until five seconds after the detail page is opened, and the number of elements per row. */
async function measureDownloads(tab: BareTab, app: ServedApp) {
  await open(tab, app, list)
  await sleep(idleMs)
  const nodes = await tab.evaluate(() => document.querySelectorAll('[data-bench=list] *').length / 1_000)
  await scrollToRow(tab)
  await push(tab)
  await sleep(idleMs)
  const { requests, jsBytes, cssBytes } = app.traffic()
  return { nodes, requests, bytes: (jsBytes + cssBytes) / 1_000 }
}

/** The growth of the heap by 50 push-and-back cycles, in kB. */
async function heapLeft(tab: BareTab, app: ServedApp) {
  // The other tab has opened a detail page first, so the code of this page does not count.
  await open(tab, app, mine, '/mine')
  await tapUntilPainted(tab, '[data-bench=seen]', detail)
  await back(tab, mine)
  await tapUntilPainted(tab, 'nav a[href="/"]', list)
  await scrollToRow(tab)
  await app.whenSilent()
  const before = await heapSize(tab)
  for (let cycle = 0; cycle < cycles; cycle++) {
    await push(tab)
    await back(tab)
  }
  await app.whenSilent()
  const after = await heapSize(tab)
  return { heap: (after.objects - before.objects) / 1_000, compiled: (after.code - before.code) / 1_000 }
}
