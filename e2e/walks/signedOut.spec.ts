import { type Browser, chromium, firefox, type Page } from '@playwright/test'
import { findFirefox } from '../../scripts/browsers/engines.ts'
import { expect, test } from '../fixtures.ts'
import { launchOptions } from './browser.ts'
import { sizes } from './moves.ts'
import { addressAt, otherSite, type Site } from './places.ts'

declare global {
  /** The title and the visible page in each frame since the document was restored from the back-forward cache. */
  var paintedFrames: string[] | undefined
}

const site: Site = { history: 'paths', bundle: 'production' }
const firefoxPath = findFirefox()
const engines: readonly (readonly [name: string, launch: () => Promise<Browser>])[] = [
  ['Chromium', () => chromium.launch(launchOptions(true))],
  ...(firefoxPath === undefined
    ? []
    : [['Firefox', () => firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath })] as const]),
]

/** Records each frame after the document was restored from the back-forward cache. The first one is recorded before it is painted. */
function recordFrames(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const seen: string[] = []
    globalThis.paintedFrames = seen
    const record = () => {
      const headings = [...document.querySelectorAll('[data-page]')]
      const visible = headings.filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      seen.push(`${document.title}: ${visible.map((heading) => heading.getAttribute('data-page')).join(' ')}`)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
}

/**
 * Suppresses storage events of the other window until the document is restored, as browsers do while a document is in the
 * back-forward cache. Later events are delivered: a busy browser may restore a document before the other window's change arrives.
 */
function loseStorageEvents(): void {
  const restored = new AbortController()
  const { signal } = restored
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true, signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && restored.abort(), { signal })
}

/** Opens an address by a script, because Firefox's driver mistakes the app's first history entry for another navigation. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => void setTimeout(() => location.assign(to)), address)
}

async function enter(page: Page, url: string): Promise<void> {
  await go(page, addressAt(site, url))
  await page.waitForFunction(() => globalThis.walk !== undefined)
}

/**
 * Waits until the browser has the storage of a window, and has sent its changes to all other processes. A window's own process
 * has its changes earlier, and a document that is restored within these milliseconds still reads the old values.
 */
async function whenStored(tab: Page): Promise<void> {
  const own = await tab.evaluate(() => JSON.stringify({ ...localStorage }))
  const reader = await tab.context().newPage()
  await expect
    .poll(async () => {
      await reader.goto(addressAt(site, '/list'))
      return reader.evaluate(() => JSON.stringify({ ...localStorage }))
    })
    .toBe(own)
  await reader.close()
}

/**
 * A user opens pages and leaves for another site. In another window, the user signs out or signs in as a different user, and then
 * presses Back in the first window.
 *
 * @returns The first window's page, after at least three recorded frames.
 */
async function comeBack(browser: Browser, url: string, uid: string | undefined, before: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-US' })
  await context.addInitScript(recordFrames)
  const page = await context.newPage()
  await page.addInitScript(before)
  await page.goto(otherSite)
  await enter(page, '/list')
  await page.evaluate(async (to) => {
    globalThis.walk?.signIn('ada')
    await globalThis.walk?.navigateTo(to)
  }, url)
  // The page below is hidden at the end of the motion. A document that is left earlier is restored in the middle of the motion.
  await expect(page.locator('[data-page="/list"]')).toBeHidden()
  await expect(page.locator(`[data-page="${url}"]`)).toBeVisible()
  await go(page, otherSite)
  await page.waitForFunction((address) => location.href === address, otherSite)

  const other = await context.newPage()
  await enter(other, '/list')
  await other.evaluate((next) => globalThis.walk?.signIn(next), uid)
  await whenStored(other)

  await page.evaluate(() => void setTimeout(() => history.back()))
  // Short readings, because a function that waits in the document that Back leaves would be frozen with that document.
  await expect.poll(() => page.evaluate(() => globalThis.paintedFrames?.length ?? 0).catch(() => 0)).toBeGreaterThan(2)
  return page
}

/** The recorded frames that show a protected page or its title. */
const secretFrames = (page: Page) =>
  page.evaluate(() => globalThis.paintedFrames?.filter((frame) => /secret|slow|account/i.test(frame)))

/** Content of the document, visible or not. Playwright's locators wait for a load event, which a restored document does not fire. */
const look = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    pages: [...document.querySelectorAll('[data-page]')].map((heading) => heading.getAttribute('data-page')),
    message: document.querySelector('.sw-message-title')?.textContent,
  }))

for (const [name, launch] of engines) {
  test.describe(name, () => {
    let browser: Browser
    test.beforeAll(async () => {
      browser = await launch()
    })
    // The back-forward cache holds only a few documents. Those of closed windows count until their context is closed.
    test.afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
    test.afterAll(() => browser.close())

    for (const [how, before] of [
      ['', () => {}],
      [', without a storage event', loseStorageEvents],
    ] as const) {
      test(`after signing out in another window, Back shows no protected page${how}`, async () => {
        const page = await comeBack(browser, '/secret', undefined, before)
        const refused = { title: 'No access', pages: ['/list'], message: 'No access' }
        await expect.poll(() => look(page)).toEqual(refused)
        expect(await secretFrames(page)).toEqual([])
      })
    }

    test('after signing out, Back does not show a protected page while its asynchronous guard runs', async () => {
      const page = await comeBack(browser, '/slow', undefined, loseStorageEvents)
      await expect.poll(() => look(page)).toEqual({ title: 'No access', pages: ['/list'], message: 'No access' })
      expect(await secretFrames(page)).toEqual([])
    })

    test('after signing out, Back does not show a protected page that its guard redirects', async () => {
      const page = await comeBack(browser, '/account', undefined, loseStorageEvents)
      await expect.poll(() => look(page)).toEqual({ title: 'List', pages: ['/list', '/list'] })
      expect(await secretFrames(page)).toEqual([])
    })

    test('a user who is still signed in sees the page in the first frame', async () => {
      const page = await comeBack(browser, '/secret', 'bob', () => {})
      expect(await page.evaluate(() => [...new Set(globalThis.paintedFrames)])).toEqual(['Secret: /secret'])
    })
  })
}
