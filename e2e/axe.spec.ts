import axe from 'axe-core'
import { expectNoViolations } from './axe.ts'
import { expect, sizes, test } from './fixtures.ts'
import { tabs } from './pages.ts'

test.beforeEach(({ page }) => page.addInitScript(axe.source))

test('axe finds no violations on the tabs, in an empty search, and at an unknown address', async ({ page }) => {
  for (const { path, title } of tabs) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoViolations(page, path)
  }
  await page.goto('/')
  await page.getByRole('searchbox').fill('xyzzy plugh')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expectNoViolations(page, 'an empty search')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expectNoViolations(page, 'an unknown address')
})

test('axe finds no violations in a view of source code', async ({ page }) => {
  await page.goto('/components/slider')
  await page.getByRole('radio', { name: 'Source' }).check()
  await expect(page.locator('.source')).toBeVisible()
  await expectNoViolations(page, 'a source')
})

test.describe('desk', () => {
  test.use(sizes.desk)

  test('axe finds no violations next to the app', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('complementary').getByText('createApp').first()).toBeVisible()
    await expectNoViolations(page, 'the first screen')
    await page.getByRole('navigation', { name: 'All demos' }).getByRole('link', { name: 'Button', exact: true }).click()
    await expect(page.getByRole('complementary').getByRole('heading', { name: 'Example' })).toBeVisible()
    await expectNoViolations(page, 'a demo')
  })
})
