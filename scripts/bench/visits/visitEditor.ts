import type { BareTab } from '../browser/bareTab.ts'
import { busyMs } from './busyMs.ts'
import { open, phone, type VisitApp } from './visit.ts'

/** Number of characters that are typed, after some that are not measured. */
const characters = { first: 5, measured: 30 } as const

/** Measures an editor with a document of 200 kB on a phone: start, and typing in the middle of the document. */
export const visitEditor: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  const content = await open(tab, app, '[data-bench=editor]')
  await app.whenSilent()
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tab.evaluate(() => {
    const text = document.querySelector<HTMLElement>('[contenteditable]')
    text?.focus()
    const line = text?.children[200]?.firstChild
    if (line) document.getSelection()?.collapse(line, 1)
  })
  await type(tab, characters.first)
  const before = await busyMs(tab)
  await type(tab, characters.measured)
  const after = await busyMs(tab)
  return { content, key: (after.all - before.all) / characters.measured }
}

/** Types characters one after the other, each when the page has shown the one before. */
async function type(tab: BareTab, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', text: 'a', code: 'KeyA' })
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' })
    await tab.evaluate(() => window.bench.whenStill())
  }
}
