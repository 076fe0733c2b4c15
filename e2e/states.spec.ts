import { expect, test } from './fixtures.ts'

test('docs that cannot be loaded show an error, and Try again loads them', async ({ page, allowConsole }) => {
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

test('docs that cannot be loaded without a connection show that the user is offline', async ({
  page,
  context,
  allowConsole,
}) => {
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

test('docs show a skeleton while they load', async ({ page }) => {
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
