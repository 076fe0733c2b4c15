import type { BareTab } from '../browser/bareTab.ts'
import { busyMs } from './busyMs.ts'
import { open, phone, type VisitApp } from './visit.ts'

/** Number of drags, and their start, end and steps in CSS pixels. */
const drags = { count: 6, y: 300, from: 325, to: 65, step: 13 } as const

/** Measures a swiper of 50 pictures on a phone: start, and drags from one picture to the next by touch. */
export const visitSwiper: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  const content = await open(tab, app, '[data-bench=strip] img')
  await app.whenSilent()

  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busyMs(tab)
  await tab.evaluate(() => window.bench.watchFrames())
  for (let at = 1; at <= drags.count; at++) {
    await drag(tab)
    await tab.evaluate(() => window.bench.whenScrolled())
    await tab.evaluate((wanted) => window.bench.whenPainted(wanted), `[data-bench="at ${at}"]`)
  }
  const seen = await tab.evaluate(() => window.bench.framesSeen())
  const after = await busyMs(tab)
  return {
    content,
    busy: (after.all - before.all) / drags.count,
    scripts: (after.scripts - before.scripts) / drags.count,
    layout: (after.layout - before.layout) / drags.count,
    dropped: seen.droppedOf100,
    longTasks: seen.longTasks,
    frame: seen.longestMs,
  }
}

/** Drags by touch. Dispatches each step as soon as the page has handled the previous one. */
async function drag(tab: BareTab): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    tab.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: drags.y }] })
  await send('touchStart', drags.from)
  for (let x = drags.from - drags.step; x >= drags.to; x -= drags.step) await send('touchMove', x)
  await send('touchEnd')
}
