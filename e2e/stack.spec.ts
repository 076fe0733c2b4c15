import { appOf, expect, sizes, test } from './fixtures.ts'

for (const name of ['phone', 'desk'] as const) {
  test.describe(name, () => {
    test.use(sizes[name])

    test('tabs keep their state', async ({ page }) => {
      await page.goto('/')
      const app = appOf(page, name)
      await app.getByRole('searchbox').fill('clip')
      await expect(app.getByRole('link', { name: 'Clipboard', exact: true })).toBeVisible()
      await app.getByRole('link', { name: 'Settings' }).click()
      await expect(app.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await app.getByRole('link', { name: 'Components' }).click()
      await expect(app.getByRole('searchbox')).toHaveValue('clip')
      await expect(app.getByRole('link', { name: 'Clipboard', exact: true })).toBeVisible()
    })

    test('push, back, forward', async ({ page }) => {
      await page.goto('/api')
      const app = appOf(page, name)
      await app.getByRole('link', { name: 'Clipboard', exact: true }).click()
      const text = app.getByRole('textbox', { name: 'Text' })
      await text.fill('kept')
      await page.goBack()
      await expect(app.getByRole('heading', { level: 1, name: 'APIs' })).toBeVisible()
      await expect(page).toHaveURL('/api')
      await page.goForward()
      await expect(app.getByRole('heading', { level: 1, name: 'Clipboard' })).toBeVisible()
      await expect(page).toHaveURL('/api/clipboard')
      await app.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(app.getByRole('heading', { level: 1, name: 'APIs' })).toBeVisible()
    })

    test('the extra buttons of a mouse go back and forward', async ({ page }) => {
      await page.goto('/api')
      const app = appOf(page, name)
      await app.getByRole('link', { name: 'Clipboard', exact: true }).click()
      await expect(app.getByRole('heading', { level: 1, name: 'Clipboard' })).toBeVisible()
      const input = await page.context().newCDPSession(page)
      const click = async (button: 'back' | 'forward') => {
        for (const type of ['mousePressed', 'mouseReleased'] as const)
          await input.send('Input.dispatchMouseEvent', { type, button, x: 200, y: 400, clickCount: 1 })
      }
      await click('back')
      await expect(app.getByRole('heading', { level: 1, name: 'APIs' })).toBeVisible()
      await click('forward')
      await expect(app.getByRole('heading', { level: 1, name: 'Clipboard' })).toBeVisible()
    })

    test('a malformed address shows an error page, also after a reload, with a link to the home page', async ({
      page,
      baseURL,
    }) => {
      const app = appOf(page, name)
      for (const path of ['//', '///', '//evil.example/item/3']) {
        await page.goto(`${baseURL}${path}`)
        await expect(app.getByText(`There is no page at ${path}.`)).toBeVisible()
        await page.reload()
        await expect(app.getByText(`There is no page at ${path}.`)).toBeVisible()
        expect(page.url()).toBe(`${baseURL}${path}`)
        await app.getByRole('link', { name: 'Home' }).click()
        await expect(app.getByRole('heading', { level: 1, name: 'Slipway' })).toBeVisible()
        expect(page.url()).toBe(`${baseURL}/`)
      }
    })

    test('an unknown address shows an error page with a link to the home page', async ({ page }) => {
      const app = appOf(page, name)
      await page.goto('/nowhere')
      await expect(app.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(app.getByText('There is no page at /nowhere.')).toBeVisible()
      await app.getByRole('link', { name: 'Home' }).click()
      await expect(app.getByRole('heading', { level: 1, name: 'Slipway' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  })
}
