import type { Browser, CDPSession } from 'playwright'
import { installProbe } from './probe.ts'
import { slowDown, type Visit } from './visit.ts'

/** Number of drags, and their start, end and steps in CSS pixels. */
const drags = { count: 6, y: 300, from: 325, to: 65, step: 13 } as const

/** Visits a swiper of 50 pictures in a new tab with a throttled processor, and drags from one picture to the next by touch. */
export async function visitSwiper(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    const session = await slowDown(page)
    await page.goto(address, { waitUntil: 'commit' })
    const visible = await page.evaluate(() => window.bench.whenPainted('[data-bench=strip] img'))
    await page.waitForLoadState('networkidle')

    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await busyMs(session)
    await page.evaluate(() => window.bench.watchFrames())
    for (let at = 1; at <= drags.count; at++) {
      await drag(session)
      await page.evaluate(() => window.bench.whenScrolled())
      await page.waitForSelector(`[data-bench="at ${at}"]`)
    }
    const seen = await page.evaluate(() => window.bench.framesSeen())
    const after = await busyMs(session)
    return {
      'content visible, ms': visible,
      'drag: main thread, ms': (after.all - before.all) / drags.count,
      'drag: main thread, scripts, ms': (after.scripts - before.scripts) / drags.count,
      'drag: main thread, style and layout, ms': (after.layout - before.layout) / drags.count,
      'drag: dropped frames of 100': seen.droppedOf100,
      'drag: tasks over 50 ms': seen.longTasks,
      'drag: longest frame, ms': seen.longestMs,
    }
  } finally {
    await context.close()
  }
}

/** Drags by touch. Dispatches each step as soon as the page has handled the previous one. */
async function drag(session: CDPSession): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: drags.y }] })
  await send('touchStart', drags.from)
  for (let x = drags.from - drags.step; x >= drags.to; x -= drags.step) await send('touchMove', x)
  await send('touchEnd')
}

/** Total time that the page's main thread has been busy, in milliseconds. */
async function busyMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return {
    all: ms('TaskDuration'),
    scripts: ms('ScriptDuration'),
    layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
  }
}
