import { expect, test } from './fixtures.ts'
import { tabs } from './pages.ts'

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
