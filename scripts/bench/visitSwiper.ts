import type { Browser, CDPSession } from 'playwright'
import { installProbe } from './probe.ts'
import { slowDown, type Visit } from './visit.ts'

/** How often a finger drags, where it goes, and in which steps. In CSS pixels. */
const drags = { count: 6, y: 300, from: 325, to: 65, step: 13 } as const

/** Visits a swiper of fifty pictures in a fresh, slowed-down phone, and drags from one to the next with a finger. */
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
      'drag: of it scripts, ms': (after.scripts - before.scripts) / drags.count,
      'drag: of it style and layout, ms': (after.layout - before.layout) / drags.count,
      'drag: dropped frames of 100': seen.droppedOf100,
      'drag: tasks over 50 ms': seen.longTasks,
      'drag: longest frame, ms': seen.longestMs,
    }
  } finally {
    await context.close()
  }
}

/** Drags with a finger that takes a step as soon as the page has seen the last one. */
async function drag(session: CDPSession): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: drags.y }] })
  await send('touchStart', drags.from)
  for (let x = drags.from - drags.step; x >= drags.to; x -= drags.step) await send('touchMove', x)
  await send('touchEnd')
}

/** How long the page's main thread has been busy. */
async function busyMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return {
    all: ms('TaskDuration'),
    scripts: ms('ScriptDuration'),
    layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
  }
}
