import { busyMs } from './busyMs.ts'
import { open, phone, tapUntilPainted, type VisitApp } from './visit.ts'

/** Number of frames of the animation in `bench/canvas`. */
const frames = 60

/** Measures a canvas that draws 1,000 commands in each frame on a phone: the time of the main thread for a frame. */
export const visitCanvas: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  const content = await open(tab, app, '.bench-canvas')
  await app.whenSilent()
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tapUntilPainted(tab, '[data-bench="start"]', '[data-bench="runs 1"]')
  const before = await busyMs(tab)
  await tab.evaluate(() => window.bench.watchFrames())
  await tapUntilPainted(tab, '[data-bench="start"]', '[data-bench="runs 2"]')
  const seen = await tab.evaluate(() => window.bench.framesSeen())
  const after = await busyMs(tab)
  return {
    content,
    busy: (after.all - before.all) / frames,
    scripts: (after.scripts - before.scripts) / frames,
    frame: seen.longestMs,
  }
}
