import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Walk } from './app/main.tsx'
import { addressAt, bundles, histories, otherSite, type Site } from './places.ts'

declare const walk: Walk

const heading = (page: Page, url: string) => page.locator(`.sw-page:not([data-behind]) [data-page="${url}"]`)
const viewer = (page: Page, at: number) => page.getByRole('group', { name: `Image ${at} of 3`, exact: true })

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`
const pictures = ['tomato', 'gold', 'teal'].map(picture)

for (const history of histories) {
  const site: Site = { history, bundle: 'production' }
  const at = (url: string) => addressAt(site, url)

  test.describe(`${history}, from a folder of the server`, () => {
    test('[S2.3] the image viewer survives a reload, Back and Forward, and a click returns to the page', async ({
      page,
    }) => {
      await page.goto(at('/list'))
      await expect(heading(page, '/list')).toBeVisible()
      await page.waitForFunction(() => 'walk' in globalThis)
      await page.evaluate((urls) => walk.previewImage(urls, 1), pictures)
      await expect(viewer(page, 2)).toBeFocused()
      await expect(page).toHaveURL(at('/preview-image'))
      await page.keyboard.press('ArrowRight')
      await expect(viewer(page, 3)).toBeVisible()

      await page.reload()
      await expect(viewer(page, 3)).toBeVisible()
      await expect(page.getByRole('img', { name: 'Image 3 of 3' })).toHaveAttribute('src', pictures[2] ?? '')
      await expect(page).toHaveURL(at('/preview-image'))

      await page.goBack()
      await expect(heading(page, '/list')).toBeVisible()
      await expect(page).toHaveURL(at('/list'))
      await page.goForward()
      await viewer(page, 3).click()
      await expect(heading(page, '/list')).toBeVisible()
      await expect(page).toHaveURL(at('/list'))
      expect(await page.evaluate(() => walk.urls())).toEqual(['/list'])
    })

    test('[S2.3] a link opens the viewer with the images that it names, also after a reload', async ({ page }) => {
      const link = '/preview-image?urls=/a.svg&urls=/b.svg&urls=/c.svg&current=/b.svg'
      await page.route(
        ({ pathname }) => /^\/[abc]\.svg$/.test(pathname),
        (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(pictures[0]?.split(',')[1] ?? '') }),
      )
      await page.goto(otherSite)
      await page.goto(at(link))
      await expect(viewer(page, 2)).toBeVisible()
      await page.reload()
      await expect(viewer(page, 2)).toBeVisible()
      await expect(page).toHaveURL(at(link))
      await page.keyboard.press('Escape')
      await expect(heading(page, '/')).toBeVisible()
      await expect(page).toHaveURL(at('/'))
    })

    test('[S2.3] a link without images says so, also after a reload, and leads back', async ({ page }) => {
      await page.goto(otherSite)
      await page.goto(at('/preview-image?urls=http://elsewhere.example/a.png'))
      const message = page.getByRole('heading', { name: 'Page not found' })
      await expect(message).toBeVisible()
      await page.reload()
      await expect(message).toBeVisible()
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(heading(page, '/')).toBeVisible()
    })

    test('[S2.9] an unknown address shows the built-in page, also after a reload, with a link to the root page', async ({
      page,
    }) => {
      for (const url of ['/nowhere?x=1', '/x/seven']) {
        await page.goto(otherSite)
        await page.goto(at(url))
        const message = page.getByText(`There is no page at ${url}.`)
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
        await expect(message).toBeVisible()
        await page.reload()
        await expect(message).toBeVisible()
        await expect(page).toHaveURL(at(url))
        await page.getByRole('link', { name: 'Home' }).click()
        await expect(heading(page, '/')).toBeVisible()
        await expect(page).toHaveURL(at('/'))
      }
    })
  })
}

for (const bundle of bundles) {
  test(`a ${bundle} build refuses wrong values of a config: [S5.12] the type of a navigation bar, [S5.13] the position of a tab bar`, async ({
    page,
  }) => {
    await page.goto(addressAt({ history: 'paths', bundle }, '/list'))
    await page.waitForFunction(() => 'walk' in globalThis)
    expect(await page.evaluate(() => walk.refusals())).toEqual([
      'navigationBar:fail type must be one of default, transparent, float',
      'tabBar:fail position must be one of bottom, top',
    ])
  })
}
