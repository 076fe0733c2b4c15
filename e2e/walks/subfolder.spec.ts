import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addressAt, histories, otherSite, type Site } from './places.ts'

const heading = (page: Page, url: string) => page.locator(`.sw-page:not([data-behind]) [data-page="${url}"]`)
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })

for (const history of histories) {
  const site: Site = { history, bundle: 'production' }
  const at = (url: string) => addressAt(site, url)

  test.describe(`${history}, from a folder of the server`, () => {
    test('each page opens by its address, with its parameters, and survives a reload', async ({ page }) => {
      for (const [url, params] of [
        ['/', '{}'],
        ['/b', '{}'],
        ['/x/7?from=mail', '{"id":7,"from":"mail"}'],
        ['/y/7', '{"id":7}'],
      ] as const) {
        // Without the other site in between, a change of the hash would not load a new document.
        await page.goto(otherSite)
        await page.goto(at(url))
        await expect(heading(page, url)).toHaveText(`${url} ${params}`)
        await page.reload()
        await expect(heading(page, url)).toHaveText(`${url} ${params}`)
        await expect(page).toHaveURL(at(url))
      }
    })

    test('the Back button of the navigation bar and browser Back lead to the parent page in the config', async ({
      page,
    }) => {
      for (const goBack of [() => back(page).click(), () => page.goBack()]) {
        await page.goto(otherSite)
        await page.goto(at('/z/1'))
        await expect(heading(page, '/z/1')).toBeVisible()
        await goBack()
        await expect(heading(page, '/list')).toBeVisible()
        await expect(page).toHaveURL(at('/list'))
        await page.goForward()
        await expect(heading(page, '/z/1')).toBeVisible()
      }
    })

    test('[S2.8] with one page, the Back button of the navigation bar leads to the root page, and browser Back leaves the site', async ({
      page,
    }) => {
      await page.goto(otherSite)
      await page.goto(at('/x/1'))
      await back(page).click()
      await expect(heading(page, '/')).toBeVisible()
      await expect(page).toHaveURL(at('/'))
      await page.goto(otherSite)
      await page.goto(at('/x/1'))
      await expect(heading(page, '/x/1')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(otherSite)
    })

    test('links have addresses with the folder, also in another browser tab', async ({ page, context }) => {
      await page.goto(at('/'))
      const link = page.getByRole('link', { name: 'Tab b' })
      await expect(link).toBeVisible()
      const [other] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
      await expect(heading(other, '/b')).toBeVisible()
      await expect(other).toHaveURL(at('/b'))
      await expect(heading(page, '/'), 'the first tab stays').toBeVisible()
      await link.click()
      await expect(page).toHaveURL(at('/b'))
    })

    test('[S2.5] a rejected navigation does not change the page or the history', async ({ page }) => {
      await page.goto(at('/x/1'))
      await expect(heading(page, '/x/1')).toBeVisible()
      const length = await page.evaluate(() => history.length)
      const refusal = await page.evaluate(() =>
        globalThis.walk?.navigateTo('/b').catch((error) => String(error.errMsg)),
      )
      expect(refusal).toBe('navigateTo:fail can not navigateTo a tabbar page')
      expect(await page.evaluate(() => history.length)).toBe(length)
      await expect(page).toHaveURL(at('/x/1'))
    })
  })
}
