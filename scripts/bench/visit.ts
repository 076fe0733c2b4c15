import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright'
import { installProbe } from './probe.ts'

/** What one visit measured; milliseconds, and bytes of gzip. */
export type Visit = Readonly<Record<string, number>>

/** Visits an app in a fresh, slowed-down phone: waits for the content, then pushes a page, goes back, and changes tabs. */
export async function visit(browser: Browser, address: string, app: 'hello' | 'gallery'): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const loaded = countBytes(page)
    await page.addInitScript(installProbe)
    await slowDown(page)
    await page.goto(address, { waitUntil: 'commit' })

    const selector = app === 'hello' ? '[data-bench=hello]' : '[data-bench=list]'
    const visible = await page.evaluate((wanted) => window.bench.whenPainted(wanted), selector)
    const { js } = await loaded()
    const seen = { 'JS, kB gzip': js / 1000, 'content visible, ms': visible }
    if (app === 'hello') return seen

    // What an app prepares while nothing happens is there when a finger comes.
    await page.waitForLoadState('networkidle')
    const push = await page.evaluate(async () => {
      const row = document.querySelectorAll<HTMLElement>('.bench-row')[4]
      const startMs = performance.now()
      row?.click()
      const paintedMs = await window.bench.whenPainted('[data-bench=detail]')
      return { painted: paintedMs - startMs, still: (await window.bench.whenStill()) - startMs }
    })
    await page.waitForLoadState('networkidle')
    const all = await loaded()
    const back = await page.evaluate(async () => {
      const startMs = performance.now()
      history.back()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const paintedMs = await window.bench.whenPainted('[data-bench=list]')
      return { painted: paintedMs - startMs, still: (await window.bench.whenStill()) - startMs }
    })
    const tab = await page.evaluate(async () => {
      const press = (path: string) => document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click()
      press('/mine')
      await window.bench.whenPainted('[data-bench=mine]')
      await window.bench.whenStill()
      const startMs = performance.now()
      press('/')
      return (await window.bench.whenPainted('[data-bench=list]')) - startMs
    })
    return {
      ...seen,
      'with the detail opened: JS + CSS, kB gzip': (all.js + all.css) / 1000,
      'push: detail painted, ms': push.painted,
      'push: motion over, ms': push.still,
      'back: list visible, ms': back.painted,
      'back: motion over, ms': back.still,
      'tab: list again, ms': tab,
    }
  } finally {
    await context.close()
  }
}

/** Makes the processor a phone's. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/** Adds up what the page loads; the answer waits for what is on its way. */
function countBytes(page: Page): () => Promise<{ js: number; css: number }> {
  const bodies: Promise<{ kind: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const bytes = response.body().then(
      (body) => gzipSync(body).length,
      // Still on its way when the visit ended: nobody waited for it.
      () => 0,
    )
    bodies.push(bytes.then((bytes) => ({ kind, bytes })))
  })
  return async () => {
    const files = await Promise.all(bodies)
    const sum = (wanted: string) => files.reduce((total, { kind, bytes }) => total + (kind === wanted ? bytes : 0), 0)
    return { js: sum('script'), css: sum('stylesheet') }
  }
}
