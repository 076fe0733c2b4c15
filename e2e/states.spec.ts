import { expect, test } from './fixtures.ts'

test('docs that do not arrive say so, and come with another try', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/components/button')
  await expect(page.locator('.demo-body h2').first()).toBeVisible()
  await page.route(/button/, (route) => route.abort())
  await page.getByRole('radio', { name: 'Docs' }).check()
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await page.unroute(/button/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible()
})

test('without a connection it says that', async ({ page, context, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/components/button')
  await expect(page.locator('.demo-body h2').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Docs' }).check()
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible()
})

test('docs that take their time show a skeleton', async ({ page }) => {
  await page.goto('/components/button')
  await expect(page.locator('.demo-body h2').first()).toBeVisible()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/button/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.getByRole('radio', { name: 'Docs' }).check()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible()
})
