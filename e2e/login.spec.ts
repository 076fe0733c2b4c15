import type { Page } from '@playwright/test'
import { type PolicyServer, startPolicyServer } from './csp/policyServer.ts'
import { expect, test } from './fixtures.ts'
import { buildTestApp } from './testApps/buildTestApp.ts'

let server: PolicyServer

/** The token that a server would return. */
const tokenFor = (uid: string) => `e30.${btoa(JSON.stringify({ uid, role: [], exp: Date.now() / 1000 + 3_600 }))}.x`

test.beforeEach(async ({ page }) => {
  await page.route('**/api/sign-in', (route) => {
    const { user, password } = route.request().postDataJSON()
    if (password !== 'secret') return route.fulfill({ status: 401, json: {} })
    return route.fulfill({ json: { token: tokenFor(user) } })
  })
})

test.beforeAll(async () => {
  server = await startPolicyServer(await buildTestApp('login'), "default-src 'self' 'unsafe-inline' data:")
})
test.afterAll(() => server.close())

const outside = 'about:blank'

for (const kind of ['path', 'hash'] as const) {
  const addressOf = (url: string) => `${server.address}${kind === 'hash' ? `/?hash#${url}` : url}`

  /** Opens an address from another site. */
  async function enter(page: Page, url: string): Promise<void> {
    await page.goto(outside)
    await page.goto(addressOf(url))
  }

  /** The browser's Back, in a task of its own, because it may leave the document. */
  const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))
  const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })

  async function signIn(page: Page, password = 'secret'): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.getByRole('textbox', { name: 'User' }).fill('ada')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  async function expectPage(page: Page, url: string, title: string): Promise<void> {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    // The page that is left is visible until its motion has ended.
    await expect(page.locator('[data-page]:visible')).toHaveText([url])
    await expect(page).toHaveURL(addressOf(url))
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  }

  /** Expects that the browser's Back leads out of the app. */
  async function expectEnd(page: Page): Promise<void> {
    await back(page)
    await expect(page).toHaveURL(outside)
  }

  test.describe(`a log-in with ${kind} history`, () => {
    for (const [url, title] of [
      ['/', 'Home'],
      ['/mine', 'Mine'],
    ] as const) {
      test(`leads to the tab ${url}, and Back leaves the app`, async ({ page }) => {
        await enter(page, url)
        await signIn(page)
        await expectPage(page, url, title)
        await expect(page.getByRole('navigation')).toBeVisible()
        await expectEnd(page)
      })
    }

    test('leads to a deep link, from which Back leads through the parents, and never to the login page', async ({
      page,
    }) => {
      await enter(page, '/jobs/5/report')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await page.reload()
      await signIn(page)
      await expectPage(page, '/jobs/5/report', 'Report 5')
      await page.reload()
      await expectPage(page, '/jobs/5/report', 'Report 5')
      await backButton(page).click()
      await expectPage(page, '/jobs/5', 'Job 5')
      await page.evaluate(() => history.forward())
      await expectPage(page, '/jobs/5/report', 'Report 5')
      await back(page)
      await expectPage(page, '/jobs/5', 'Job 5')
      await back(page)
      await expectPage(page, '/jobs', 'Jobs')
      await expect(page.getByRole('navigation')).toBeVisible()
      await page.reload()
      await expectPage(page, '/jobs', 'Jobs')
      await expectEnd(page)
    })

    test('shows no back button on the login page, which can only lead back', async ({ page }) => {
      for (const url of ['/', '/login', '/jobs/5/report']) {
        await enter(page, url)
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
        await expect(backButton(page)).toHaveCount(0)
        await page.reload()
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
        await expect(backButton(page)).toHaveCount(0)
      }
    })

    test('explains a wrong password and a lost connection, and then succeeds', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/)
      await enter(page, '/jobs/5')
      await signIn(page, 'wrong')
      await expect(page.getByRole('alert')).toHaveText('The user or the password is wrong.')
      await page.route('**/api/sign-in', (route) => route.abort(), { times: 1 })
      await signIn(page)
      await expect(page.getByRole('alert')).toHaveText('There is no connection to the server.')
      await signIn(page)
      await expectPage(page, '/jobs/5', 'Job 5')
    })

    test('leads to the requested page after the user has been signed out', async ({ page }) => {
      await enter(page, '/jobs/5')
      await signIn(page)
      await expectPage(page, '/jobs/5', 'Job 5')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await expect(backButton(page)).toHaveCount(0)
      await signIn(page)
      await expectPage(page, '/jobs/5', 'Job 5')
      await back(page)
      await expectPage(page, '/jobs', 'Jobs')
      await expectEnd(page)
    })

    for (const from of ['https://evil.example/', '//evil.example', '/nowhere', '/jobs/x', '/admin']) {
      test(`leads to the home page if ${from} was requested, which the user cannot see`, async ({ page }) => {
        await enter(page, `/login?from=${encodeURIComponent(from)}`)
        await signIn(page)
        await expectPage(page, '/', 'Home')
        await expectEnd(page)
      })
    }
  })
}
