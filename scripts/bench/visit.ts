import type { CDPSession, Page } from 'playwright'
import type { BareBrowser } from './bareBrowser.ts'
import { installProbe } from './probe.ts'
import type { ServedApp } from './serveApp.ts'

/** Measurements of one visit, in milliseconds, and in bytes after gzip. */
export type Visit = Readonly<Record<string, number>>

/** Visits an app in a new tab with a throttled processor: waits for the content, pushes a page, goes back, and switches tabs. */
export async function visit(browser: BareBrowser, app: ServedApp, name: 'hello' | 'gallery'): Promise<Visit> {
  app.forget()
  const tab = await browser.openTab(installProbe)
  try {
    await tab.goTo(app.address)
    const selector = name === 'hello' ? '[data-bench=hello]' : '[data-bench=list]'
    const { visible, first } = await tab.evaluate(async (wanted) => {
      const visible = await window.bench.whenPainted(wanted)
      const first = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < visible)
      return { visible, first: first.map((file) => file.name) }
    }, selector)
    const seen = { 'JS, kB gzip': app.bytesOf('.js', first) / 1000, 'content visible, ms': visible }
    if (name === 'hello') return seen

    // Apps preload code while idle; real users tap after that.
    await app.whenSilent()
    const push = await tab.evaluate(async () => {
      const row = document.querySelectorAll<HTMLElement>('.bench-row')[4]
      const startMs = performance.now()
      row?.click()
      const paintedMs = await window.bench.whenPainted('[data-bench=detail]')
      return { painted: paintedMs - startMs, still: (await window.bench.whenStill()) - startMs }
    })
    await app.whenSilent()
    const all = app.bytesOf('.js') + app.bytesOf('.css')
    const back = await tab.evaluate(async () => {
      const startMs = performance.now()
      history.back()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const paintedMs = await window.bench.whenPainted('[data-bench=list]')
      return { painted: paintedMs - startMs, still: (await window.bench.whenStill()) - startMs }
    })
    const returned = await tab.evaluate(async () => {
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
      'with the detail opened: JS + CSS, kB gzip': all / 1000,
      'push: detail painted, ms': push.painted,
      'push: motion over, ms': push.still,
      'back: list visible, ms': back.painted,
      'back: motion over, ms': back.still,
      'tab: list again, ms': returned,
    }
  } finally {
    await tab.close()
  }
}

/** Throttles the processor 4 times, to about the speed of a phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
