import type { Page } from '@playwright/test'
import { buildTemplate, folderOf } from './csp/builds.ts'
import { type PolicyServer, startPolicyServer } from './csp/policyServer.ts'
import { expect, sizes, test } from './fixtures.ts'

let server: PolicyServer
test.beforeAll(async () => {
  await buildTemplate('prerender')
  server = await startPolicyServer(folderOf('prerender'), "default-src 'self' 'unsafe-inline'")
})
test.afterAll(() => server.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const rows = (page: Page) => page.getByRole('listitem')
const isHydrated = (page: Page) => page.evaluate(() => document.getElementById('sw-html') === null)

/** Opens a page while the app's code is held back. Returns a function that lets it arrive, and waits for the app. */
async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  // One file, because a browser has few connections to a server.
  const release = server.hold(/^\/assets\/index-.*\.js$/)
  await page.goto(server.address + path, { waitUntil: 'commit' })
  return async () => {
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
  }
}

for (const [name, size] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use(size)

    test('the page is painted before any script of the app has run, and the app moves nothing', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const arrive = await openBeforeScript(page, '/')
      await expect(rows(page).first()).toBeVisible()
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(paints).toBe(1)
      expect(await isHydrated(page)).toBe(false)
      const first = await rows(page).first().elementHandle()
      await arrive()
      await rows(page).nth(1).click()
      await expect(page).toHaveURL(/\/item\/\d+$/)
      expect(await first?.evaluate((row) => row.isConnected)).toBe(true)
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
    })
  })
}

test('text, focus and a press before the app has started', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/new')
  await page.getByLabel('Title').fill('Dubliners')
  await page.getByLabel('Author').fill('James Joyce')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(page.url()).toBe(`${server.address}/new`)
  await arrive()
  // The submission is repeated once, and the new book is in the list.
  await expect(heading(page, 'Reading list')).toBeVisible()
  await expect(page.getByRole('link', { name: /Dubliners/ })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('link', { name: /Dubliners/ })).toHaveCount(1)
})

test('a link before the app has started opens its address', async ({ page }) => {
  await openBeforeScript(page, '/')
  await rows(page).first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/item\/\d+$/)
})

test('the page of `/` is hidden at another address, until the app shows the right one', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/item/1')
  await expect(page.locator('html')).toHaveAttribute('data-sw-wait', '')
  await expect(rows(page).first()).toBeHidden()
  await arrive()
  await expect(page.locator('html')).not.toHaveAttribute('data-sw-wait')
  await expect(page.getByRole('switch', { name: 'Read' })).toBeVisible()
  await page.goto(`${server.address}/nowhere`)
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('the theme and the language of the user', async ({ page }) => {
  await page.goto(`${server.address}/settings`)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-sw-theme', 'dark')
  let arrive = await openBeforeScript(page, '/settings')
  await expect(page.locator('html')).toHaveAttribute('data-sw-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
  await arrive()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.evaluate(() => localStorage.setItem('sw:locale:%2F:', 'fr'))
  arrive = await openBeforeScript(page, '/')
  await expect(rows(page).first()).toBeHidden()
  await arrive()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page can be read, and its links work', async ({ page }) => {
    await page.goto(server.address)
    await expect(heading(page, 'Reading list')).toBeVisible()
    expect(await rows(page).count()).toBeGreaterThan(3)
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(heading(page, 'Settings')).toBeVisible()
    await expect(page).toHaveTitle('Settings')
  })
})

test('each page has its own head, and search engines find the pages', async ({ page, request }) => {
  await page.goto(`${server.address}/settings`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.org/settings')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Settings')
  const sitemap = await (await request.get(`${server.address}/sitemap.xml`)).text()
  expect(sitemap).toContain('<loc>https://example.org/new</loc>')
  expect(sitemap).not.toContain('/item')
})
