import { expect, test } from './fixtures.ts'
import { demos, tabs } from './pages.ts'

test('each tab opens by its address and survives a reload', async ({ page }) => {
  for (const { path, title } of tabs) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(title)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(tabs.length)
  }
})

test('each demo opens by its address, survives a reload, and leads back to its list', async ({ page }) => {
  // A limit for what hangs, however many there are.
  test.setTimeout(demos.length * 15_000)
  expect(demos.length).toBeGreaterThan(0)
  for (const { path, title } of demos) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(title)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('.demo-body h2').first()).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    expect(tabs.map((tab) => tab.path)).toContain(new URL(page.url()).pathname)
  }
})
