import type { BareTab } from '../browser/bareTab.ts'
import { busyMs } from './busyMs.ts'
import { open, phone, type VisitApp } from './visit.ts'

/** Number of gestures of each kind, their steps, and the middle of the map, in CSS pixels. */
const gestures = { count: 4, steps: 24, x: 195, y: 300 } as const

/** Measures a map with 1,000 markers on a phone: start, drags, and pinches that zoom out and in. */
export const visitMap: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  const content = await open(tab, app, '.sw-map-marker, .bench-pin')
  await app.whenSilent()
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  const pan = await measured(tab, (at) => drag(tab, at % 2 === 0 ? 1 : -1))
  const zoom = await measured(tab, (at) => pinch(tab, at % 2 === 0))
  return { content, pan: pan.busy, panFrame: pan.frame, zoom: zoom.busy, zoomFrame: zoom.frame }
}

/** Makes gestures. Returns the time of the main thread for one, and the longest frame. */
async function measured(tab: BareTab, make: (at: number) => Promise<void>) {
  const before = await busyMs(tab)
  await tab.evaluate(() => window.bench.watchFrames())
  for (let at = 0; at < gestures.count; at++) {
    await make(at)
    await tab.evaluate(() => window.bench.whenStill())
  }
  const seen = await tab.evaluate(() => window.bench.framesSeen())
  const after = await busyMs(tab)
  return { busy: (after.all - before.all) / gestures.count, frame: seen.longestMs }
}

interface Finger {
  readonly x: number
  readonly y: number
}

const touch = (tab: BareTab, type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Finger[]) =>
  tab.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })

/** Drags the map by 240 pixels, and rests before the release. */
async function drag(tab: BareTab, direction: 1 | -1): Promise<void> {
  const { x, y, steps } = gestures
  await touch(tab, 'touchStart', { x, y })
  for (let step = 1; step <= steps; step++) await touch(tab, 'touchMove', { x, y: y + direction * step * 10 })
  for (let rest = 0; rest < 8; rest++) await touch(tab, 'touchMove', { x, y: y + direction * steps * 10 })
  await touch(tab, 'touchEnd')
}

/** Pinches the map to half or twice its size. */
async function pinch(tab: BareTab, isOut: boolean): Promise<void> {
  const { x, y, steps } = gestures
  const fingers = (share: number) => {
    const half = 50 + (isOut ? 1 - share : share) * 50
    return [
      { x: x - half, y },
      { x: x + half, y },
    ] as const
  }
  await touch(tab, 'touchStart', ...fingers(0))
  for (let step = 1; step <= steps; step++) await touch(tab, 'touchMove', ...fingers(step / steps))
  await touch(tab, 'touchEnd')
}
