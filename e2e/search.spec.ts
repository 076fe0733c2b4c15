import { expect, test } from './fixtures.ts'
import { demos } from './pages.ts'

test('finds demos of all tabs and guides, by the words of their docs too, and shows a message without a match', async ({
  page,
}) => {
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Search' })
  const links = page.locator('.demo-item-link')
  await expect(links).toHaveCount(demos.filter(({ path }) => path.startsWith('/components/')).length)

  await field.fill('CLIPBOARD')
  await expect(links.first()).toHaveText('Clipboard')
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages found$/)
  for (const [query, title] of [
    ['infinite', 'Infinite scroll'],
    ['offline', 'Offline and updates'],
    ['login', 'Navigation'],
    ['test', 'Testing your app'],
    ['token', 'Tokens and themes'],
    ['vite', 'The Vite plugin'],
  ] as const) {
    await field.fill(query)
    await expect(links.filter({ hasText: title }).first()).toBeVisible()
  }

  await field.fill('xyzzy plugh')
  await expect(page.getByText('Nothing matches “xyzzy plugh”')).toBeVisible()
  await expect(links).toHaveCount(0)
  await page.locator('.message').getByRole('button', { name: 'Clear search' }).click()
  await expect(field).toHaveValue('')

  await field.fill('button')
  await page.getByRole('link', { name: 'Button', exact: true }).click()
  await expect(page).toHaveURL('/components/button')
})
