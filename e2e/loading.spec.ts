import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Opens the list, and waits until nothing is loaded any more. */
async function openList(page: Page) {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const app = page.locator('#app')
  return { app, button: app.getByRole('link', { name: 'Button', exact: true }) }
}

test('[S8.14] without a network, a tap shows a message and stays on the page; with a network again, the page opens', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not be loaded/)
  await page.clock.install()
  const { app, button } = await openList(page)
  // The app has loaded no code for messages, because the page has had no input.
  await context.setOffline(true)
  // A load that has not failed after 200 ms opens the page, which then shows the message. A busy machine may need longer.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('You are offline')
  await expect(page).toHaveURL('/')
  await page.clock.resume()
  await context.setOffline(false)
  await button.click()
  await expect(page).toHaveURL('/components/button')
  await expect(app.getByRole('button', { name: 'Book a table' }).first()).toBeVisible()
})

test('[S8.14] a page whose code no longer exists, as after a deployment, opens after one reload, and Back works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not be loaded/)
  const { app, button } = await openList(page)
  let documents = 0
  await page.route('**/*', (route) => {
    const type = route.request().resourceType()
    if (type === 'document') documents++
    return type === 'script' && documents === 0 ? route.abort('connectionfailed') : route.continue()
  })
  await button.click()
  // The development server sends hundreds of files for a document.
  await expect(app.getByRole('button', { name: 'Book a table' }).first()).toBeVisible({ timeout: 20_000 })
  expect(documents).toBe(1)
  await page.goBack()
  await expect(button).toBeVisible()
  expect(documents).toBe(1)
})
