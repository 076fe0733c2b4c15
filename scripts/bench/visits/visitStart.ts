import { open, phone, type VisitApp } from './visit.ts'

/**
 * Measures the start of an app on a phone.
 *
 * @param content Selector of an element of the first page.
 */
export const visitStart =
  (content: string): VisitApp =>
  async (tab, app) => {
    await tab.slowDown(phone)
    const visibleMs = await open(tab, app, content)
    await app.whenSilent()
    const { firstPaintMs, largestPaintMs, shift, blockedMs } = await tab.evaluate(() => window.bench.startSeen())
    return { content: visibleMs, paint: firstPaintMs, largest: largestPaintMs, shift, blocked: blockedMs }
  }
