import { expect, test } from './fixtures.ts'
import { demos } from './pages.ts'

test('finds demos of all tabs, and shows a message without a match', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Search' })
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveCount(demos.filter(({ path }) => path.startsWith('/components/')).length)

  await field.fill('CLIPBOARD')
  await expect(links).toHaveText(['Clipboard'])
  await expect(page.getByRole('status')).toHaveText('1 demo found')

  await field.fill('no such thing')
  await expect(page.getByText('Nothing matches “no such thing”')).toBeVisible()
  await expect(links).toHaveCount(0)
  await page.locator('.message').getByRole('button', { name: 'Clear search' }).click()
  await expect(field).toHaveValue('')

  await field.fill('button')
  await page.getByRole('link', { name: 'Button', exact: true }).click()
  await expect(page).toHaveURL('/components/button')
})
