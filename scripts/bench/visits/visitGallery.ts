import type { BareTab } from '../browser/bareTab.ts'
import { medianOf } from '../report/statistics.ts'
import { back, leaveAndReturn, list, push, rowTop, scrollToRow } from './gallery.ts'
import { open, phone, type VisitApp } from './visit.ts'

/** Measures a gallery on a phone: start, push, Back, switching tabs, and the frames of push and Back at full speed. */
export const visitGallery: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  const content = await open(tab, app, list)
  // Apps load code while idle; real users tap after that.
  await app.whenSilent()
  await scrollToRow(tab)
  await app.whenSilent()
  const startPx = await rowTop(tab)
  const firstPush = await push(tab)
  await app.whenSilent()
  await back(tab)
  const cycles = await times(3, async () => ({ push: await push(tab), back: await back(tab) }))
  const tabs = await times(3, () => leaveAndReturn(tab))

  await tab.slowDown(1)
  const frames = await times(3, async () => ({
    push: await worstFrame(tab, push),
    back: await worstFrame(tab, back),
  }))
  const endPx = await rowTop(tab)
  if (Math.abs(endPx - startPx) > 1) throw new Error(`the list has lost its scroll position: ${startPx} to ${endPx}`)
  return {
    content,
    firstPush,
    push: medianOf(cycles.map(({ push }) => push)),
    back: medianOf(cycles.map(({ back }) => back)),
    tab: medianOf(tabs),
    pushFrame: medianOf(frames.map(({ push }) => push)),
    backFrame: medianOf(frames.map(({ back }) => back)),
  }
}

/** The longest time between two frames while an action runs, in milliseconds. */
async function worstFrame(tab: BareTab, act: (tab: BareTab) => Promise<number>): Promise<number> {
  await tab.evaluate(() => window.bench.watchFrames())
  await act(tab)
  return (await tab.evaluate(() => window.bench.framesSeen())).longestMs
}

async function times<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count) results.push(await act())
  return results
}
