import type { BareTab } from '../browser/bareTab.ts'
import { tapUntilPainted } from './visit.ts'

/** The row that is tapped. It is below the first screen, so the list is scrolled. */
const row = '[data-row="40"]'

export const list = '[data-bench=list]'
export const detail = '[data-bench=detail]'
export const mine = '[data-bench=mine]'

/** Scrolls the row that is tapped into the middle of the screen. */
export async function scrollToRow(tab: BareTab): Promise<void> {
  await tab.evaluate(async (selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: 'center' })
    await window.bench.whenScrolled()
  }, row)
}

/** Opens the detail page of a row. Resolves with the milliseconds until the page has been painted, after its motion. */
export const push = (tab: BareTab): Promise<number> => tapUntilPainted(tab, row, detail)

/** Goes back to a page, the list by default. Resolves with the milliseconds until it has been painted, after all motion. */
export async function back(tab: BareTab, page = list): Promise<number> {
  return tab.evaluate(async (selector) => {
    // An app may cover the page in a task after the one that ends the motion.
    await window.bench.whenHidden(selector)
    const startMs = performance.now()
    history.back()
    const paintedMs = await window.bench.whenPainted(selector)
    await window.bench.whenStill()
    return paintedMs - startMs
  }, page)
}

/**
 * Opens the other tab and returns to the list. Resolves with the milliseconds from the second tap until the list has been
 * painted.
 */
export async function leaveAndReturn(tab: BareTab): Promise<number> {
  await tapUntilPainted(tab, 'nav a[href="/mine"]', mine)
  return tapUntilPainted(tab, 'nav a[href="/"]', list)
}

/** The distance of the row that is tapped from the top of the screen. */
export const rowTop = (tab: BareTab): Promise<number> =>
  tab.evaluate((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN, row)
