import type { Browser } from 'playwright'
import { installProbe } from './probe.ts'
import { slowDown, type Visit } from './visit.ts'

/** Distance of the scroll gesture in CSS pixels, and its speed, that of a fast flick, in CSS pixels per second. */
const scroll = { px: 24_000, speed: 4_000 } as const

/** Visits a list of 100,000 rows in a new tab with a throttled processor, scrolls through it by touch, and jumps to its middle. */
export async function visitList(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    const session = await slowDown(page)
    await page.goto(address, { waitUntil: 'commit' })
    const visible = await page.evaluate(() => window.bench.whenPainted('.bench-letter'))
    await page.waitForLoadState('networkidle')

    await page.evaluate(() => window.bench.watchFrames())
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -scroll.px,
      speed: scroll.speed,
      gestureSourceType: 'touch',
    })
    const finger = await page.evaluate(() => window.bench.framesSeen())
    await page.evaluate(() => window.bench.watchFrames())
    await page.evaluate(async () => {
      const scroller = [...document.querySelectorAll('*')].find((each) => each.scrollHeight > 1e6 && each.scrollTop > 0)
      scroller?.scrollTo({ top: scroller.scrollHeight / 2 })
      await window.bench.whenPainted('.bench-letter')
    })
    const jump = await page.evaluate(() => window.bench.framesSeen())
    return {
      'content visible, ms': visible,
      'scroll: dropped frames of 100': finger.droppedOf100,
      'scroll: tasks over 50 ms': finger.longTasks,
      'scroll: longest frame, ms': finger.longestMs,
      'jump to the middle: tasks over 50 ms': jump.longTasks,
    }
  } finally {
    await context.close()
  }
}
