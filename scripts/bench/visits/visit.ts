import type { BareTab } from '../browser/bareTab.ts'
import type { ServedApp } from '../serveApp.ts'

/** The figures of one visit, by their names in `lines.ts`. */
export type Visit = Readonly<Record<string, number>>

/** Visits an app in a new tab and measures it. */
export type VisitApp = (tab: BareTab, app: ServedApp) => Promise<Visit>

/** Times by which the processor is slowed down, to about the speed of a phone. */
export const phone = 4

/** Opens the app at a path. Resolves with the milliseconds until an element that matches has been painted. */
export async function open(tab: BareTab, app: ServedApp, selector: string, path = '/'): Promise<number> {
  app.forget()
  await tab.goTo(app.address + path)
  return tab.evaluate((wanted) => window.bench.whenPainted(wanted), selector)
}

/**
 * Taps an element. Resolves with the milliseconds from the click until an element that matches `wanted` has been painted, after
 * all motion has ended.
 */
export async function tapUntilPainted(tab: BareTab, target: string, wanted: string): Promise<number> {
  // An app may remove a page in a task after the one that ends its motion.
  await tab.evaluate((selector) => window.bench.whenHidden(selector), wanted)
  const painted = tab.evaluate(async (selector) => {
    const nowMs = await window.bench.whenPainted(selector)
    return nowMs - window.bench.clickedMs()
  }, wanted)
  await Promise.all([painted, tab.tap(target)])
  await tab.evaluate(() => window.bench.whenStill())
  return painted
}
