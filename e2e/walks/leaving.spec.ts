import { chromium } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { launchOptions } from './browser.ts'
import { sizes } from './moves.ts'
import type { Site } from './places.ts'
import { Tab } from './tab.ts'

/** Runs a function in a browser with or without the back-forward cache. */
async function inBrowser(keepsDocuments: boolean, site: Site, work: (tab: Tab) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions(keepsDocuments))
  try {
    const tab = await Tab.open(await browser.newContext({ viewport: sizes.phone, locale: 'en-US' }), site)
    await work(tab)
    expect(tab.messages, 'console messages').toEqual([])
  } finally {
    await browser.close()
  }
}

for (const keeps of [true, false]) {
  const site: Site = { history: keeps ? 'paths' : 'hash', bundle: 'production' }
  const how = `${keeps ? 'with' : 'without'} the back-forward cache`

  test(`Back from another site restores stack, text and scroll position, ${how}`, () =>
    inBrowser(keeps, site, async (tab) => {
      await tab.leave()
      await tab.enter('/b')
      await tab.call('push', '/y/1')
      await tab.write('unsent')
      await tab.scroll(900)
      await tab.leave()
      expect(await tab.cross(-1), 'pageshow.persisted').toBe(keeps)
      const left = { stack: ['/b', '/y/1'], middle: '/y/1', text: 'unsent', scroll: 900 }
      await expect.poll(() => tab.look()).toMatchObject(left)
      await tab.travel(-1)
      await expect.poll(() => tab.look()).toMatchObject({ stack: ['/b'], tab: 'Tab b', mounted: ['/b'] })
      await tab.travel(1)
      await expect.poll(() => tab.look()).toMatchObject(left)
    }))

  test(`an open overlay does not keep the user from leaving, ${how}`, () =>
    inBrowser(keeps, site, async (tab) => {
      await tab.leave()
      await tab.enter('/y/1')
      await tab.press('[data-press=open]')
      expect(await tab.look()).toMatchObject({ overlays: ['Outer'] })
      const position = await tab.position()
      await tab.leave()
      await tab.nextFrame()
      expect(await tab.position()).toBe(position + 1)
      expect(await tab.cross(-1)).toBe(keeps)
      // In a new document, the `open` state of the overlay is lost.
      await expect.poll(() => tab.look()).toMatchObject({ stack: ['/y/1'], overlays: keeps ? ['Outer'] : [] })
      await expect.poll(() => tab.position()).toBe(keeps ? position : position - 1)
    }))
}

test('an address typed into the address bar opens a new document, and Back restores the earlier one', () =>
  inBrowser(false, { history: 'paths', bundle: 'production' }, async (tab) => {
    await tab.leave()
    await tab.enter('/list')
    await tab.call('push', '/x/1')
    await tab.write('unsent')
    await tab.scroll(700)
    await tab.enter('/z/1')
    await tab.call('push', '/x/2')
    await tab.navigateBack(2)
    expect(await tab.look()).toMatchObject({ stack: ['/list'], mounted: ['/list'] })
    await tab.cross(-1)
    await expect.poll(() => tab.look()).toMatchObject({ stack: ['/list', '/x/1'], text: 'unsent', scroll: 700 })
  }))
